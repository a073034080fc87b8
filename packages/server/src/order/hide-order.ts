import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

const Row = z.strictObject({ hidden: z.boolean(), open: z.boolean() });

/** Takes a finished or cancelled order off the buyer's list; the order itself stays. */
export const hideOrder = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with mine as (select id, state, exists (select from order_line where order_id = o.id and in_process_num > 0) as open, exists (select from bill b where b.id = o.bill_id and b.state <> 'settled') as owed
      from shop_order o where id = ${orderId} and ${within(side, 'o')} and not hidden for no key update),
    gone as (update shop_order o set hidden = true from mine where o.id = mine.id and mine.state in ('done', 'cancelled') and not mine.open and not mine.owed returning o.id)
    select exists (select from gone) as hidden, open from mine`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  if (!row.hidden) throw refuse(row.open ? 'order.after_sale_open' : 'order.moved');
};
