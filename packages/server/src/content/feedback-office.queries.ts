import { FeedbackCase, type FeedbackFilter, type FeedbackQuery, FeedbackRow } from '@mall/contract/content/feedback-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';

/** As whoever wrote it was told it is called. */
export const feedbackNo = sql`'FK' || lpad(f.id::text, 8, '0')`;

const columns = sql`f.id::text, ${feedbackNo} as "feedbackNo", f.kind, f.state, f.body as text, coalesce(m.member_name, '') as "memberName",
  cardinality(f.photos) as photos, ${timeText(sql`f.at`)} as date`;

const fromOf = ({ state, kind, word, from, to }: FeedbackFilter): SQL => {
  const named = word ? sql`and (f.body ilike ${likePattern(word)} or ${feedbackNo} ilike ${likePattern(word)})` : sql``;
  return sql`from feedback f left join member m on m.id = f.member_id where f.state = ${state} ${kind ? sql`and f.kind = ${kind}` : sql``} and ${onDays(sql`f.at`, { from, to })} ${named}`;
};

/** What waits longest first, else the latest first. */
export const feedbackOf = (filter: FeedbackFilter): SQL =>
  sql`select ${columns} ${fromOf(filter)} order by ${filter.state === 'new' ? sql`f.at, f.id` : sql`f.ended_at desc, f.id desc`}`;

export const listFeedback = async (tx: Tx, query: FeedbackQuery): Promise<PageOf<FeedbackRow>> => {
  const list = await readRows(tx, FeedbackRow)`${feedbackOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

export const requireFeedback = async (tx: Tx, id: Id): Promise<FeedbackCase> => {
  const [row] = await readRows(tx, FeedbackCase)`
    select ${columns}, f.contact, f.answer, coalesce(e.member_name, '') as "endedBy", ${timeText(sql`f.ended_at`)} as "endedDate"
    from feedback f left join member m on m.id = f.member_id left join member e on e.id = f.ended_by where f.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const PhotoRow = z.strictObject({ name: z.string().nullable() });

/** The file of one of its pictures. */
export const requireFeedbackPhoto = async (tx: Tx, id: Id, at: number): Promise<string> => {
  const [row] = await readRows(tx, PhotoRow)`select photos[${at + 1}::int] as name from feedback where id = ${id}`;
  if (!row?.name) throw refuse('kernel.not_found');
  return row.name;
};
