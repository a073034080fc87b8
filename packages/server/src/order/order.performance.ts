import { sql } from 'drizzle-orm';
import { within } from '../kernel/side.ts';
import type { PerformanceSlot } from '../member/performance.ts';
import { shipDue } from './store-orders.queries.ts';

/** Orders of thirty days whose first parcel left in time, of those that have left or should have. */
export const orderPerformance: PerformanceSlot = {
  name: 'shipped',
  right: 'seller:orders:view',
  count: (side, config) => sql`
    select count(*) filter (where o.shipped_at <= ${shipDue(config)}) as good, count(*) as "all"
    from shop_order o
    where ${within(side, 'o')} and o.ship_from > now() - interval '30 days' and o.state <> 'cancelled'
      and (o.shipped_at is not null or ${shipDue(config)} < now())`,
};
