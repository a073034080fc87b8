import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Reviews that stores have reported. */
export const reviewWork: readonly WorkSlot[] = [
  {
    kind: 'review',
    right: 'operations:reviews:decide',
    waiting: sql`
      select r.id, 'review.reported' as what, s.name, '#' || r.id as sn, left(r.text, 40) as note, null::bigint as amount_fen, p.created_at as since, '/reviews?tab=reported&id=' || r.id as url
      from review_report p join review r on r.id = p.review_id join store s on s.id = p.store_id where p.outcome is null`,
    done: sql`select p.review_id as id, p.decided_by as member_id, p.decided_at as at from review_report p where p.decided_at >= date_trunc('day', now())`,
  },
];
