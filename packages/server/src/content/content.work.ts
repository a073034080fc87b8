import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** What visitors wrote and nobody has answered. */
export const contentWork: readonly WorkSlot[] = [
  {
    kind: 'feedback',
    right: 'operations:feedback:handle',
    waiting: sql`
      select f.id, 'feedback.' || f.kind as what, left(f.body, 60) as name, 'FK' || lpad(f.id::text, 8, '0') as sn, coalesce(m.member_name, '') as note, null::bigint as amount_fen,
        f.at as since, '/feedback?id=' || f.id as url
      from feedback f left join member m on m.id = f.member_id where f.state = 'new'`,
    done: sql`select id, ended_by as member_id, ended_at as at from feedback where ended_at >= date_trunc('day', now())`,
  },
];
