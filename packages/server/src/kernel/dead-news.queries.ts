import { DeadNews, type DeadNewsFilter, type DeadNewsQuery } from '@mall/contract/account/news-operations.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';
import { likePattern } from './like-pattern.ts';
import { readRows, TotalRow } from './read-rows.ts';
import { onDays } from './span.ts';
import { timeText } from './time-text.ts';

const whereOf = ({ id, word, ...days }: DeadNewsFilter): SQL => {
  if (id !== undefined) return sql`n.id = ${id}`;
  const like = likePattern(word ?? '');
  return sql`${word ? sql`(n.name ilike ${like} or n.subject ilike ${like} or n.listener ilike ${like} or n.error ilike ${like})` : sql`true`} and ${onDays(sql`n.dead_at`, days)}`;
};

/** Latest first. */
export const deadNewsOf = (filter: DeadNewsFilter): SQL => sql`
    select n.id::text as "newsId", n.name, n.listener, n.subject, n.tries, n.error,
      (select count(*)::int from news later where later.listener = n.listener and later.subject = n.subject and later.id > n.id and later.done_at is null) as waiting,
      ${timeText(sql`n.told_at`)} as "toldDate", ${timeText(sql`n.dead_at`)} as "deadDate"
    from news n where n.dead_at is not null and ${whereOf(filter)} order by n.id desc`;

export const listDeadNews = async (tx: Tx, { page, limit, ...filter }: DeadNewsQuery): Promise<PageOf<DeadNews>> => {
  const list = await readRows(tx, DeadNews)`${deadNewsOf(filter)} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(
    tx,
    TotalRow,
  )`select count(*)::int as total from news n where n.dead_at is not null and ${whereOf(filter)}`;
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
