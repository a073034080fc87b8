import { sql } from 'drizzle-orm';
import type { WorkSlot } from './work.ts';

/** News that could not be delivered. */
export const newsWork: readonly WorkSlot[] = [
  {
    kind: 'dead',
    right: 'operations:news:decide',
    waiting: sql`
      select id, 'dead.news' as what, name, subject as sn, error as note, null::bigint as amount_fen, dead_at as since, '/dead-letters?id=' || id as url
      from news where dead_at is not null and done_at is null`,
    done: sql`select id, by_member_id as member_id, done_at as at from news where by_member_id is not null and done_at >= date_trunc('day', now())`,
  },
];
