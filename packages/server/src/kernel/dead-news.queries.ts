import { DeadNews, type DeadNewsQuery } from '@mall/contract/account/news-operations.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';
import { readRows, TotalRow } from './read-rows.ts';
import { timeText } from './time-text.ts';

export const listDeadNews = async (tx: Tx, { page, limit }: DeadNewsQuery): Promise<PageOf<DeadNews>> => {
  const list = await readRows(tx, DeadNews)`
    select n.id::text as "newsId", n.name, n.listener, n.subject, n.tries, n.error,
      (select count(*)::int from news later where later.listener = n.listener and later.subject = n.subject and later.id > n.id and later.done_at is null) as waiting,
      ${timeText(sql`n.told_at`)} as "toldDate", ${timeText(sql`n.dead_at`)} as "deadDate"
    from news n where n.dead_at is not null order by n.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from news where dead_at is not null`;
  return { list, total: counted?.total ?? 0 };
};

const Counts = z.strictObject({ waiting: z.int(), oldest: z.number(), dead: z.int() });

/** What waits, for whoever watches: how much, since when (in seconds), and how much is dead. */
export const countNews = async (tx: Tx): Promise<z.infer<typeof Counts>> => {
  const [counted] = await readRows(tx, Counts)`
    select count(*) filter (where dead_at is null)::int as waiting, count(dead_at)::int as dead,
      coalesce(extract(epoch from now() - min(told_at) filter (where dead_at is null)), 0)::float8 as oldest
    from news where done_at is null`;
  return counted ?? { waiting: 0, oldest: 0, dead: 0 };
};
