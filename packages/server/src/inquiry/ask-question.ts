import type { AnswerQuestion, AskQuestion } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import { showUploads } from '../content/show-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { lockInquiry, lockInvitation } from './lock-inquiry.ts';
import { requireFiles } from './require-files.ts';
import { seesInquiries } from './store-rights.ts';
import { tellBuyer, tellSuppliers } from './tell-inquiry.ts';

const openMost = 10;

/** Asks the buyer. Whoever is invited reads it; that it was this store nobody is told. */
export const askQuestion = async (tx: Tx, side: StoreSide, id: Id, { question }: AskQuestion): Promise<void> => {
  const { round } = await lockInvitation(tx, side, id);
  const { rowCount } = await tx.execute(sql`
    insert into inquiry_question (inquiry_id, round, store_id, question, asked_by)
    select ${id}, ${round}::int, ${side.storeId}, ${question}, ${side.memberId}
    where (select count(*) from inquiry_question where inquiry_id = ${id} and store_id = ${side.storeId} and answered_at is null) < ${openMost}`);
  if (rowCount !== 1) throw refuse('inquiry.questions_many');
  await tellBuyer(tx, id, 'asked', byOf(side));
};

const storesOf = async (tx: Tx, id: Id, round: number): Promise<Id[]> =>
  (
    await readRows(tx, z.strictObject({ storeId: Id }))`
      select store_id::text as "storeId" from invitation where inquiry_id = ${id} and round = ${round} and state <> 'replaced' order by store_id`
  ).map(({ storeId }) => storeId);

/** Answers before all who are invited. */
export const answerQuestion = async (tx: Tx, side: CompanySide, id: Id, { questionId, answer, files }: AnswerQuestion): Promise<void> => {
  const { state, over, round } = await lockInquiry(tx, side, id);
  if (state !== 'quoting' || over) throw refuse('inquiry.closed');
  const [asked] = await readRows(tx, z.strictObject({ answered: z.boolean() }))`
    select answered_at is not null as answered from inquiry_question where id = ${questionId} and inquiry_id = ${id}`;
  if (!asked) throw refuse('kernel.not_found');
  if (asked.answered) throw refuse('inquiry.answered_already');
  await tx.execute(sql`
    update inquiry_question set answer = ${answer}, answered_by = ${side.memberId}, answered_at = now() where id = ${questionId} and answered_at is null`);
  const urls = files.map(({ url }) => url);
  await requireFiles(tx, 'answer', files);
  await attachUploads(tx, side, urls, { kind: 'company', companyId: side.companyId }, ['file']);
  await tx.execute(sql`
    insert into inquiry_file (inquiry_id, seq, question_id, url, name)
    select ${id}, (select coalesce(max(seq), 0) from inquiry_file where inquiry_id = ${id}) + nth, ${questionId}, f ->> 'url', f ->> 'name'
    from jsonb_array_elements(${JSON.stringify(files)}::jsonb) with ordinality as given(f, nth)`);
  await showUploads(tx, urls, await storesOf(tx, id, round), seesInquiries);
  await tellSuppliers(tx, id, 'answered');
};
