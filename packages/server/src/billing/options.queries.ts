import { BillOptions, usualOptions } from '@mall/contract/billing/bill.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

/** How a company is billed; as most are when it has said nothing. */
export const readOptions = async (tx: Tx, companyId: Id): Promise<BillOptions> => {
  const [row] = await readRows(tx, BillOptions)`
    select billing_day as "billingDay", email, merge, auto_confirm as "autoConfirm" from bill_option where company_id = ${companyId}`;
  return row ?? usualOptions;
};
