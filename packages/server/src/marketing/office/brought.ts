import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Orders that were paid, or whose goods come before the money, and did not end before they did. */
const counts = sql`o.state <> 'cancelled' and (o.paid_fen > 0 or o.pay_mode <> 'prepay')`;

/**
 * What activity `a` brought: orders, who bought, for whom of them it was the first order, what came in and what it cost in discounts. A full reduction leaves no number on a line; what it
 * took is what was taken, in its time, off goods that it holds for. A store is told of its own orders alone.
 */
export const broughtTo = (storeId: Id | null): SQL => {
  const told = storeId === null ? counts : sql`${counts} and o.store_id = ${storeId}`;
  return sql`lateral (
    select count(distinct y.order_id)::int as orders, count(distinct y.member_id)::int as buyers,
      count(distinct y.member_id) filter (where not exists (select from shop_order e where e.member_id = y.member_id and e.id < y.order_id and e.state <> 'cancelled'))::int as "newBuyers", coalesce(sum(y.amount), 0)::bigint as amount, coalesce(sum(y.cost), 0)::bigint as cost from (
      select o.id as order_id, o.member_id, l.pay_fen - l.refunded_fen as amount, (l.list_fen - l.unit_fen) * (l.num - l.refunded_num) + l.back_fen as cost
      from order_line l join shop_order o on o.id = l.order_id where a.activity_type in (4, 5) and l.activity_type = a.activity_type and l.activity_ref = a.id and ${told}
      union all
      select o.id, o.member_id, o.payable_fen - o.refunded_fen, o.coupon_fen from shop_order o join member_coupon m on m.id = o.member_coupon_id
      where a.activity_type = 1 and m.coupon_id = a.id and ${told}
      union all
      select o.id, o.member_id, l.pay_fen - l.refunded_fen, l.activity_fen from order_line l join shop_order o on o.id = l.order_id join goods g on g.id = l.goods_id
      where a.activity_type = 2 and l.activity_fen > 0 and o.created_at >= a.starts_at and o.created_at < a.ends_at and ${told}
        and (a.scope = 'all' or exists (select from activity_target t where t.activity_id = a.id and t.target_id = any (case a.scope
          when 'store' then array[g.store_id] when 'goods' then array[g.id] when 'brand' then array[g.brand_id] else array[g.first_gc_id, g.second_gc_id, g.gc_id] end)))) y)`;
};

/** The same of the session `s`, whose lines name it. */
export const broughtBySession = sql`lateral (
  select count(distinct o.id)::int as orders, count(distinct o.member_id)::int as buyers,
    count(distinct o.member_id) filter (where not exists (select from shop_order e where e.member_id = o.member_id and e.id < o.id and e.state <> 'cancelled'))::int as "newBuyers",
    coalesce(sum(l.pay_fen - l.refunded_fen), 0)::float8 as "amountFen", coalesce(sum((l.list_fen - l.unit_fen) * (l.num - l.refunded_num)), 0)::float8 as "costFen"
  from order_line l join shop_order o on o.id = l.order_id where l.activity_type = 3 and l.activity_ref = s.id and ${counts})`;
