import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { type Credentials, findCredentials } from './account.queries.ts';
import { forgetTicketKey } from './check-forget-code.ts';
import { hashPassword } from './hash-password.ts';
import { noteFailure } from './note-failure.ts';
import { dropPartners } from './partner/drop-partners.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { setPassword } from './set-password.ts';
import { dropSocial } from './social/drop-social.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { verifyPassword } from './verify-password.ts';

type Reset = BodyOf<typeof accountApi.resetPassword>;

/** Hashes only for somebody who has proved the mobile, or anybody could keep the cores busy. */
const chooseHash = async (member: Credentials, password: string): Promise<string> => {
  refuseWeakPassword(password, { memberName: member.memberName, mobile: member.mobile });
  if (await verifyPassword(member.passwordHash, password)) throw refuse('account.password_same');
  return hashPassword(password);
};

/** Whoever got hold of the account may have bound a scan of his own, or his number with a partner, to it: who takes it back by the mobile leaves no other key behind. */
const takeBack = async (tx: Tx, visitor: Visitor, memberId: Id, hash: string): Promise<void> => {
  await setPassword(tx, visitor, memberId, hash);
  await dropSocial(tx, visitor, memberId);
  await dropPartners(tx, visitor, memberId);
};

/** The ticket goes last, so that a password that breaks a rule can be mended with the same ticket. */
const resetByTicket = async (
  house: House,
  visitor: Visitor,
  member: Credentials | undefined,
  { mobile, code }: Reset,
  password: string,
): Promise<boolean> => {
  const key = forgetTicketKey(mobile, code);
  if (!member || (await house.memory.get(key)) !== member.id) return false;
  const hash = await chooseHash(member, password);
  if ((await house.memory.take(key)) === undefined) return false;
  await inTransaction(house.db, (tx) => takeBack(tx, visitor, member.id, hash));
  return true;
};

/** A broken rule rolls back the use of a right code; a wrong code commits its try. */
const resetBySms = async (
  tx: Tx,
  visitor: Visitor,
  member: Credentials | undefined,
  { mobile, code }: Reset,
  password: string,
): Promise<boolean> => {
  if (!(await spendSmsCode(tx, 'forget', mobile, code)) || !member) return false;
  await takeBack(tx, visitor, member.id, await chooseHash(member, password));
  return true;
};

/** Proof is the ticket of the first step or the SMS code itself. Every session of the member ends. */
export const resetPassword = async (house: House, visitor: Visitor, input: Reset): Promise<null> => {
  const password = await requirePassword(house, input.password);
  refuseWeakPassword(password, { mobile: input.mobile });
  const member = await findCredentials(house.db, input.mobile);
  const done = /^\d{6}$/.test(input.code)
    ? await inTransaction(house.db, (tx) => resetBySms(tx, visitor, member, input, password))
    : await resetByTicket(house, visitor, member, input, password);
  if (done) return null;
  await noteFailure(house.db, 'account.code_wrong', { way: 'reset', ofMobile: input.mobile, from: visitor });
  throw refuse('account.code_wrong');
};
