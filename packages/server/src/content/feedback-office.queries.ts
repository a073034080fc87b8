import { FeedbackCase, type FeedbackQuery, FeedbackRow } from '@mall/contract/content/feedback-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';

/** As whoever wrote it was told it is called. */
export const feedbackNo = sql`'FK' || lpad(f.id::text, 8, '0')`;

const columns = sql`f.id::text, ${feedbackNo} as "feedbackNo", f.kind, f.state, f.body as text, coalesce(m.member_name, '') as "memberName",
  cardinality(f.photos) as photos, ${timeText(sql`f.at`)} as date`;

export const listFeedback = async (tx: Tx, { state, word, page, limit }: FeedbackQuery): Promise<PageOf<FeedbackRow>> => {
  const named = word ? sql`and (f.body ilike ${likePattern(word)} or ${feedbackNo} ilike ${likePattern(word)})` : sql``;
  const from = sql`from feedback f left join member m on m.id = f.member_id where f.state = ${state} ${named}`;
  const order = state === 'new' ? sql`f.at, f.id` : sql`f.ended_at desc, f.id desc`;
  const list = await readRows(tx, FeedbackRow)`select ${columns} ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
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
