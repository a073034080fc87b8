import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

type Left = { billId: Id; orderId: Id; why: 'moved' | 'paid' | 'chosen' };

/** An order leaves a bill; what was written of it stays and counts no more. Order and bill are held by the caller, who takes the sum anew. */
export const leaveBill = async (tx: Tx, { billId, orderId, why }: Left): Promise<Id> => {
  const [left] = await readRows(tx, IdRow)`
    update bill_entry set left_at = now(), left_why = ${why} where bill_id = ${billId} and order_id = ${orderId} and left_at is null returning id::text`;
  if (!left) throw refuse('bill.moved');
  return left.id;
};

/** It goes to another bill with all that was written of it. */
export const moveEntry = async (tx: Tx, left: Left, toBillId: Id): Promise<void> => {
  const from = await leaveBill(tx, left);
  const [entry] = await readRows(
    tx,
    IdRow,
  )`insert into bill_entry (bill_id, order_id) values (${toBillId}, ${left.orderId}) returning id::text`;
  await tx.execute(sql`
    insert into bill_line (bill_id, entry_id, order_id, order_line_id, after_sale_id, kind, name, spec_name, unit, num, price_fen, amount_fen, words, by_kind, by_member_id, happened_at)
    select ${toBillId}, ${entry?.id}::bigint, order_id, order_line_id, after_sale_id, kind, name, spec_name, unit, num, price_fen, amount_fen, words, by_kind, by_member_id, happened_at
    from bill_line where entry_id = ${from} order by id`);
};
