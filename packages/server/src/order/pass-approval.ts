import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';
import { deductAfterApproval } from './deduct-after-approval.ts';

/** Lets through what is left of a trade and waits for it. */
export const passApproval = async (tx: Tx, tradeId: Id, by: By): Promise<void> => {
  const orders = await readRows(tx, IdRow)`
    select id::text from shop_order where trade_id = ${tradeId} and state = 'in_approval' order by id for no key update`;
  for (const { id } of orders) await deductAfterApproval(tx, id, by);
};
