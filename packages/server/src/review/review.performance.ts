import { sql } from 'drizzle-orm';
import type { PerformanceSlot } from '../member/performance.ts';

/** Good reviews of the store, of all that are shown; read from the sums. */
export const reviewPerformance: PerformanceSlot = {
  name: 'liked',
  right: 'seller:view',
  count: (side) => sql`
    select coalesce(sum(r.star4 + r.star5), 0) as good, coalesce(sum(r.star1 + r.star2 + r.star3 + r.star4 + r.star5), 0) as "all"
    from review_total r where r.subject = 'store' and r.subject_id = ${side.storeId}`,
};
