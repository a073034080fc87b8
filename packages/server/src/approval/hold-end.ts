import { type SQL, sql } from 'drizzle-orm';

/** Whoever asks again and again keeps the price and the stock no longer than this. */
const mostDays = 30;

/**
 * Until when a trade can wait for its approval, however often it is asked for: what was sold at the price of an activity not longer than that lasts.
 * `trade` is its number.
 */
export const holdEnd = (trade: SQL): SQL => sql`
  (select least(t.created_at + make_interval(days => ${mostDays}), (
    select min(e.at) from order_line l join shop_order o on o.id = l.order_id cross join lateral (
      select s.ends_at as at from seckill_session s where l.activity_type = 3 and s.id = l.activity_ref
      union all select a.ends_at from activity a where l.activity_type = 5 and a.id = l.activity_ref) e
    where o.trade_id = t.id)) from trade t where t.id = ${trade})`;
