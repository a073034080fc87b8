import type { Id } from '@mall/contract/kernel/fields.ts';
import { countOverdueBills } from '../credit/count-overdue-bills.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { isOverdue } from './bill-states.ts';

/** Says to the company's quota how many of its bills are overdue now: with one of them it is held, with the last it is free again. */
export const countOverdue = async (tx: Tx, companyId: Id): Promise<void> => {
  const [count] = await readRows(
    tx,
    TotalRow,
  )`select count(*)::int as total from bill b where b.company_id = ${companyId} and ${isOverdue}`;
  await countOverdueBills(tx, companyId, count?.total ?? 0);
};
