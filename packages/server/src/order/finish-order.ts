import { Id } from '@mall/contract/kernel/fields.ts';
import { pointsFor } from '@mall/contract/marketing/point.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countSales } from '../catalogue/count-sales.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { earnPoints } from '../marketing/earn-points.ts';
import { readPointRules } from '../marketing/point-rules.queries.ts';

const Row = z.strictObject({
  member_id: Id,
  order_sn: z.string(),
  worth: z.number(),
  lines: z.array(z.strictObject({ goodsId: Id, num: z.number() })),
});
type Row = z.infer<typeof Row>;

/** What follows when an order has become done: it may be reviewed, earns points by the rules of the day, and counts as sold. */
export const finishOrder = async (tx: Tx, orderId: Id): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with kept as (select goods_id, num - refunded_num as num from order_line where order_id = ${orderId} and num > refunded_num)
    update shop_order o set done_at = now(), evaluate_state = case when exists (select from kept) then 'waiting' else 'none' end
    where id = ${orderId} and state = 'done'
    returning member_id::text, order_sn,
      (case pay_mode when 'credit' then payable_fen else paid_fen end - refunded_fen)::float8 as worth,
      (select coalesce(json_agg(json_build_object('goodsId', goods_id::text, 'num', num)), '[]') from kept) as lines`;
  const [order] = rows;
  if (!order) throw new Error('an order that is not done was to be finished');
  const points = pointsFor(await readPointRules(tx), order.worth);
  const given = await earnPoints(tx, order.member_id, points, `order:${orderId}:done`, { reason: 'order', remark: order.order_sn });
  await tx.execute(
    sql`update shop_order set points_given = ${given}, points_given_fen = ${Math.max(0, order.worth)} where id = ${orderId}`,
  );
  if (order.lines.length > 0) await countSales(tx, order.lines);
};
