import { type ShownFile, type ShownLine, ShownQuestion } from '@mall/contract/inquiry/inquiry-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const LineRow = z.strictObject({
  seq: z.number(),
  name: z.string(),
  description: z.string(),
  num: z.number(),
  unit: z.string(),
  referenceFen: z.number().nullable(),
  needBy: z.string().nullable(),
  specId: Id.nullable(),
});

/** What is asked for. What the buyer thinks it costs is his own. */
export const readLines = async (tx: Tx, inquiryId: Id, forBuyer: boolean): Promise<ShownLine[]> => {
  const rows = await readRows(tx, LineRow)`
    select seq, name, description, num, unit, case when ${forBuyer} then reference_fen::float8 end as "referenceFen", need_by::text as "needBy", spec_id::text as "specId"
    from inquiry_line where inquiry_id = ${inquiryId} order by seq`;
  return rows.map(({ referenceFen, ...line }) => ({ ...line, reference: referenceFen === null ? null : toYuan(fen(referenceFen)) }));
};

const FileRow = z.strictObject({ url: z.string(), name: z.string(), size: z.number() });

/** Files `f` with their sizes, as JSON. */
export const filesJson = (
  source: SQL,
): SQL => sql`coalesce((select json_agg(json_build_object('url', f.url, 'name', f.name, 'size', coalesce(u.bytes, 0)) order by f.seq)
  from ${source} f left join upload u on '/uploads/' || u.key = f.url), '[]')`;

export const readFiles = (tx: Tx, inquiryId: Id): Promise<z.infer<typeof ShownFile>[]> =>
  readRows(tx, FileRow)`
    select f.url, f.name, coalesce(u.bytes, 0)::int as size from inquiry_file f left join upload u on u.key = substr(f.url, 10)
    where f.inquiry_id = ${inquiryId} and f.question_id is null order by f.seq`;

const QuestionRow = ShownQuestion.extend({ mine: z.boolean() });

/** What of questions `u` of an inquiry `q` a store reads: those of rounds that it was asked in, and of a round that goes on without it no answer. */
export const isReadBy = (
  storeId: SQL,
): SQL => sql`exists (select from invitation n where n.inquiry_id = u.inquiry_id and n.store_id = ${storeId} and n.round >= u.round
  and (n.round = q.round or u.answered_at is null or u.answered_at <= n.state_at))`;

/** Questions and answers, without who asked; `mine` says it to himself. */
export const readQuestions = (tx: Tx, inquiryId: Id, storeId: Id | null): Promise<z.infer<typeof QuestionRow>[]> =>
  readRows(tx, QuestionRow)`
    select u.id::text, u.question, ${timeText(sql`u.asked_at`)} as "askedAt", u.answer, coalesce(m.member_name, '') as "answeredBy", ${timeText(sql`u.answered_at`)} as "answeredAt",
      coalesce(u.store_id = ${storeId}::bigint, false) as mine, ${filesJson(sql`(select * from inquiry_file where question_id = u.id)`)} as files
    from inquiry_question u join inquiry q on q.id = u.inquiry_id left join member m on m.id = u.answered_by
    where u.inquiry_id = ${inquiryId} and ${storeId === null ? sql`true` : isReadBy(sql`${storeId}::bigint`)} order by u.answered_at is not null, u.id desc limit 200`;
