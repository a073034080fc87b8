import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Orders on a purchase quota that the mall looks at. */
export const orderWork: readonly WorkSlot[] = [
  {
    kind: 'credit_review',
    right: 'operations:credit:decide',
    waiting: sql`
      select r.id, 'credit_review.order' as what, c.name, coalesce((select min(o.order_sn) from credit_review_order ro join shop_order o on o.id = ro.order_id where ro.review_id = r.id), '') as sn,
        m.member_name as note, r.amount_fen, r.created_at as since, '/credit/reviews?id=' || r.id as url
      from credit_review r join company c on c.id = r.company_id join member m on m.id = r.member_id where r.state = 'waiting'`,
    done: sql`select id, decided_by as member_id, decided_at as at from credit_review where decided_at >= date_trunc('day', now())`,
  },
];
