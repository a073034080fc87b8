import { sql } from 'drizzle-orm';
import { within } from '../kernel/side.ts';
import type { PerformanceSlot } from '../member/performance.ts';

/** After-sales of thirty days that the store answered in time, of those that it has answered or should have. */
export const afterSalePerformance: PerformanceSlot = {
  name: 'answered',
  right: 'seller:afterSales:view',
  count: (side, { AFTER_SALE_SELLER_HOURS }) => sql`
    select count(*) filter (where e.at <= due.at) as good, count(*) as "all"
    from after_sale a
    cross join lateral (select a.created_at + make_interval(hours => ${AFTER_SALE_SELLER_HOURS}::int) as at) due
    left join lateral (select min(e.at) as at from after_sale_event e where e.after_sale_id = a.id and e.by_kind = 'seller') e on true
    where ${within(side, 'a')} and a.created_at > now() - interval '30 days' and (e.at is not null or due.at < now() and a.state <> 'cancelled')`,
};
