import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const ReviewedLine = z.strictObject({ orderId: Id, goodsId: Id, specId: Id, storeId: Id, specName: z.string() });
export type ReviewedLine = z.infer<typeof ReviewedLine>;

const Row = ReviewedLine.extend({ state: z.string() });

/**
 * Takes note that a line of the member's own order is reviewed, once; the order is when all that was kept of it is. The order's row is held
 * first, so that two last lines at once do not both see the other one missing.
 */
export const markReviewed = async (tx: Tx, memberId: Id, orderLineId: Id): Promise<ReviewedLine> => {
  const rows = await readRows(tx, Row)`
    select o.id::text as "orderId", o.state, o.store_id::text as "storeId", l.goods_id::text as "goodsId", l.spec_id::text as "specId",
      coalesce(nullif(l.attribute_line, ''), l.spec_name) as "specName"
    from shop_order o join order_line l on l.order_id = o.id where l.id = ${orderLineId} and o.member_id = ${memberId} for no key update of o`;
  const [found] = rows;
  if (!found) throw refuse('kernel.not_found');
  const { state, ...line } = found;
  if (state !== 'done') throw refuse('review.not_done');
  const marked = await tx.execute(sql`update order_line set reviewed = true where id = ${orderLineId} and not reviewed`);
  if (marked.rowCount !== 1) throw refuse('review.written');
  await tx.execute(sql`
    update shop_order o set evaluate_state = 'evaluated' where id = ${line.orderId} and evaluate_state = 'waiting'
      and not exists (select from order_line l where l.order_id = o.id and not l.reviewed and l.refunded_num < l.num)`);
  return line;
};
