import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { movePriceChange } from './move-price-change.ts';

/** The order no longer waits for its money: what was asked of its price is over. Inside the lock of the order. */
export const lapsePriceChange = async (tx: Tx, orderId: Id): Promise<void> => {
  for (const { id } of await readRows(tx, IdRow)`select id::text from price_change where order_id = ${orderId} and state = 'open'`)
    await movePriceChange(tx, id, 'lapse', { kind: 'system' });
};
