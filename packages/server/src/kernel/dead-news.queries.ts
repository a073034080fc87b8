import type { DeadNews, DeadNewsQuery } from '@mall/contract/account/news-operations.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import { timeText } from './time-text.ts';

export const listDeadNews = async (tx: Tx, { page, limit }: DeadNewsQuery): Promise<PageOf<DeadNews>> => {
  const { rows } = await tx.execute<DeadNews>(sql`
    select n.id::text as "newsId", n.name, n.listener, n.subject, n.tries, n.error,
      (select count(*)::int from news later where later.listener = n.listener and later.subject = n.subject and later.id > n.id and later.done_at is null) as waiting,
      ${timeText(sql`n.told_at`)} as "toldDate", ${timeText(sql`n.dead_at`)} as "deadDate"
    from news n where n.dead_at is not null order by n.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total from news where dead_at is not null`);
  return { list: rows, total: counted.rows[0]?.total ?? 0 };
};

/** What waits, for whoever watches: how much, since when (in seconds), and how much is dead. */
export const countNews = async (tx: Tx): Promise<{ waiting: number; oldest: number; dead: number }> => {
  const { rows } = await tx.execute<{ waiting: number; oldest: number; dead: number }>(sql`
    select count(*) filter (where dead_at is null)::int as waiting, count(dead_at)::int as dead,
      coalesce(extract(epoch from now() - min(told_at) filter (where dead_at is null)), 0)::float8 as oldest
    from news where done_at is null`);
  return rows[0] ?? { waiting: 0, oldest: 0, dead: 0 };
};
