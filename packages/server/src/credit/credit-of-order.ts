import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { lockCredit } from './lock-credit.ts';

const Whose = z.strictObject({ accountId: Id, orderSn: z.string(), memberId: Id, departmentId: Id.nullable() });
const Sums = z.strictObject({ frozenFen: z.number(), usedFen: z.number() });

export type CreditOfOrder = z.infer<typeof Whose> & z.infer<typeof Sums>;

/** What an order has of the quota, with the quota locked; undefined when it has nothing to do with one. */
export const lockCreditOfOrder = async (tx: Tx, orderId: Id): Promise<CreditOfOrder | undefined> => {
  const [whose] = await readRows(tx, Whose)`
    select account_id::text as "accountId", biz_no as "orderSn", member_id::text as "memberId", department_id::text as "departmentId"
    from credit_ledger where order_id = ${orderId} and type = 'freeze'`;
  if (!whose) return undefined;
  await lockCredit(tx, whose.accountId);
  // A statement of its own, so that it sees what whoever held the quota before has written.
  const [sums] = await readRows(tx, Sums)`
    select sum(frozen_change)::float8 as "frozenFen", sum(used_change)::float8 as "usedFen" from credit_ledger where order_id = ${orderId}`;
  return { ...whose, ...(sums as z.infer<typeof Sums>) };
};
