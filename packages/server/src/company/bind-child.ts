import type { BindFields } from '@mall/contract/company/people.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { joining } from '../account/send-bind-code.ts';
import { spendSmsCode } from '../account/spend-sms-code.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { closeInvitations } from './close-invitations.ts';
import { lockPeople } from './company-side.ts';
import { limitsOf } from './limits.ts';
import { requirePlace } from './require-department.ts';
import { requireFree } from './require-free.ts';
import { requireGivable } from './role-rights.ts';
import { takeIn } from './take-in.ts';

/** Binds whoever told the administrator the code that came to his mobile. A wrong try is kept, whatever becomes of the rest. */
export const bindChild = async ({ db }: House, side: BuyerSide, input: BindFields): Promise<{ id: Id }> => {
  const settle = async (tx: Tx) => {
    const own = await lockPeople(tx, side);
    await requirePlace(tx, own, input.departmentId);
    await requireGivable(tx, own, input.roleIds);
    return own;
  };
  // What is wrong besides the code is said before the code is spent; only what changes between here and there costs him one.
  const companyId = await inTransaction(db, async (tx) => {
    const own = await settle(tx);
    await requireFree(tx, own.companyId, input.mobile);
    return own.companyId;
  });
  if (!(await spendSmsCode(db, 'bind_child', input.mobile, input.code, joining({ companyId })))) throw refuse('account.code_wrong');
  return inTransaction(db, async (tx) => {
    const own = await settle(tx);
    const { code: _, limit, orderLimit, ...rest } = input;
    const id = await takeIn(tx, { ...rest, companyId: own.companyId, ...limitsOf({ limit, orderLimit }) }, side.memberId, 'code');
    await closeInvitations(tx, own, input.mobile);
    return { id };
  });
};
