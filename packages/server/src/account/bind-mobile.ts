import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import { inTransaction, sqlState, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { tell } from '../kernel/news.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireCredentials } from './account.queries.ts';
import { requireProof } from './find-proof.ts';
import { maskMobile } from './mask-mobile.ts';
import { noteFailure } from './note-failure.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { spendProof } from './spend-proof.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { writeAudit } from './write-audit.ts';

const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

/** A right code is spent together with the change; a wrong one commits its try. */
const move = async (tx: Tx, visitor: Visitor, actor: Member, mobile: string, code: string): Promise<boolean> => {
  await requireProof(tx, actor);
  const { mobile: before } = await requireCredentials(tx, actor.memberId);
  if (before === mobile) throw refuse('account.mobile_same');
  if (!(await spendSmsCode(tx, 'bind', mobile, code))) return false;
  await spendProof(tx, actor);
  await tx.execute(sql`update member set mobile = ${mobile} where id = ${actor.memberId}`);
  // Whoever came in with the old number may be the reason why it is changed.
  await revokeSessions(tx, actor.memberId, actor.sessionId);
  const changed = { before: { mobile: maskMobile(before) }, after: { mobile: maskMobile(mobile) } };
  await writeAudit(tx, 'account.mobile_changed', { from: visitor, ...changed }, actor.memberId);
  await tell(tx, 'account.mobile_changed', { memberId: actor.memberId, oldMobile: before, mobile: maskMobile(mobile) });
  return true;
};

/** The account is found under another mobile from now on. One that somebody registered between the code and this is refused, whoever comes first. */
export const bindMobile = async (house: House, visitor: Visitor, actor: Member, mobile: string, code: string): Promise<null> => {
  if (!mobilePattern.test(mobile)) throw refuse('account.mobile_wrong');
  const refused = async (failure: 'account.code_wrong' | 'account.mobile_used') => {
    await noteFailure(house.db, failure, { way: 'bind', mobile: maskMobile(mobile), from: visitor }, actor.memberId);
    return refuse(failure);
  };
  const done = await inTransaction(house.db, (tx) => move(tx, visitor, actor, mobile, code)).catch(async (error) => {
    throw isTaken(error) ? await refused('account.mobile_used') : error;
  });
  if (!done) throw await refused('account.code_wrong');
  return null;
};
