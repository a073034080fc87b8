import type { socialApi } from '@mall/contract/account/social.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { tell } from '../../kernel/news.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Credentials, findCredentials } from '../account.queries.ts';
import { admitMember } from '../admit-member.ts';
import { hashToken } from '../hash-token.ts';
import { noteFailure } from '../note-failure.ts';
import { requireDoor } from '../require-door.ts';
import { spendSmsCode } from '../spend-sms-code.ts';
import { writeAudit } from '../write-audit.ts';
import { socialBinding, socialTicket } from './social.table.ts';

type Fault = 'account.social_ticket_gone' | 'account.code_wrong' | 'account.social_taken';

const isOpen = (ticket: string) =>
  and(eq(socialTicket.tokenHash, hashToken(ticket)), isNull(socialTicket.usedAt), gt(socialTicket.expiresAt, sql`now()`));

/** A wrong code commits its try, and is not tried at all for a scan that has run out. A mobile without an account is a wrong code. */
const prove = async (tx: Tx, ticket: string, mobile: string, validCode: string): Promise<Credentials | Fault> => {
  if ((await tx.select({ id: socialTicket.id }).from(socialTicket).where(isOpen(ticket))).length === 0) return 'account.social_ticket_gone';
  const right = await spendSmsCode(tx, 'social', mobile, validCode);
  return (right ? await findCredentials(tx, mobile) : undefined) ?? 'account.code_wrong';
};

/** Ticket and binding go together: of two that race with one scan, or for one account, one binds. What is refused leaves the scan good for another mobile. */
const bind = async (tx: Tx, visitor: Visitor, member: Credentials, ticket: string): Promise<Fault | undefined> => {
  const [scan] = await tx
    .select({ id: socialTicket.id, openId: socialTicket.openId, name: socialTicket.name })
    .from(socialTicket)
    .where(isOpen(ticket))
    .for('update');
  if (!scan) return 'account.social_ticket_gone';
  const { rowCount } = await tx
    .insert(socialBinding)
    .values({ memberId: member.id, openId: scan.openId, name: scan.name })
    .onConflictDoNothing();
  if (rowCount !== 1) return 'account.social_taken';
  await tx.update(socialTicket).set({ usedAt: sql`now()` }).where(eq(socialTicket.id, scan.id));
  await writeAudit(tx, 'account.social_bound', { from: visitor, after: { name: scan.name } }, member.id);
  await tell(tx, 'account.social_bound', { memberId: member.id, name: scan.name || '—' });
  return undefined;
};

/** Who scanned holds this mobile, too: its account answers to his scans from now on, and he comes in. */
export const bindSocial = async (
  house: House,
  visitor: Visitor,
  { mobile, validCode, code, uuid }: BodyOf<typeof socialApi.bind>,
): Promise<string> => {
  const refused = async (fault: Fault) => {
    await noteFailure(house.db, fault, { way: 'social', ofMobile: mobile, from: visitor });
    return refuse(fault);
  };
  const member = await inTransaction(house.db, (tx) => prove(tx, code, mobile, validCode));
  if (typeof member === 'string') throw await refused(member);
  await requireDoor(house, visitor, member, 'buyer', 'social');
  const fault = await inTransaction(house.db, (tx) => bind(tx, visitor, member, code));
  if (fault) throw await refused(fault);
  return admitMember(house, visitor, member, uuid, 'social');
};
