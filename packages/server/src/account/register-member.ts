import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { member } from './account.table.ts';
import { admitMember } from './admit-member.ts';
import { hashPassword } from './hash-password.ts';
import { maskMobile } from './mask-mobile.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { writeAudit } from './write-audit.ts';

type Register = BodyOf<typeof accountApi.register>;

/**
 * A mobile becomes one member, however many requests arrive at once. The code is spent only together with the registration; it and the
 * password just chosen prove who asks, so the new member comes in at once, by the same last step as every other way in.
 */
export const registerMember = async (house: House, visitor: Visitor, input: Register): Promise<string | null> => {
  const password = await requirePassword(house, input.password);
  refuseWeakPassword(password, { memberName: input.memberName, mobile: input.memberMobile });
  const outcome = await inTransaction(house.db, async (tx) => {
    if (!(await spendSmsCode(tx, 'register', input.memberMobile, input.checkValidCode))) return 'account.code_wrong';
    return (await insertMember(tx, input, await hashPassword(password))) ? 'registered' : 'account.mobile_taken';
  });
  if (outcome === 'registered') return input.uuid === undefined ? null : admit(house, visitor, input.memberMobile, input.uuid);
  await writeAudit(house.db, outcome, { way: 'register', mobile: maskMobile(input.memberMobile), address: visitor.address });
  throw refuse(outcome);
};

const admit = async (house: House, visitor: Visitor, mobile: string, uuid: string): Promise<string | null> => {
  const found = await findCredentials(house.db, mobile);
  return found ? admitMember(house, visitor, found, uuid, 'register') : null;
};

const insertMember = async (tx: Tx, { memberName, memberMobile, accountType }: Register, passwordHash: string): Promise<boolean> => {
  const [row] = await tx
    .insert(member)
    .values({ mobile: memberMobile, memberName, nickName: memberName, accountType, passwordHash })
    .onConflictDoNothing({ target: member.mobile })
    .returning({ id: member.id });
  if (row) await writeAudit(tx, 'account.registered', { accountType }, row.id);
  return row !== undefined;
};
