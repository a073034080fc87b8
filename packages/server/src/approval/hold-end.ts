import type { Id } from '@mall/contract/kernel/fields.ts';
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
      union all select a.ends_at from activity a where l.activity_type in (4, 5) and a.id = l.activity_ref) e
    where o.trade_id = t.id)) from trade t where t.id = ${trade})`;

/** The same of whatever is asked for: a contract waits as long as it can be signed. */
export const holdEndOf = ({ tradeId, contractId }: { tradeId: Id | null; contractId: Id | null }): SQL =>
  tradeId === null
    ? sql`(select coalesce(a.due_at, now() + make_interval(days => ${mostDays})) from agreement a where a.id = ${contractId}::bigint)`
    : holdEnd(sql`${tradeId}::bigint`);
