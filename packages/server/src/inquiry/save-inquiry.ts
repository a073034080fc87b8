import type { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { lockInquiry } from './lock-inquiry.ts';

const Kept = z.strictObject({ saveDate: z.string() });
const Made = Kept.extend({ id: Id, inquiryNumber: z.string() });
export type Made = z.infer<typeof Made>;

const keepFiles = (tx: Tx, side: CompanySide, { files }: InquiryDraft) =>
  attachUploads(
    tx,
    side,
    files.map(({ url }) => url),
    { kind: 'company', companyId: side.companyId },
    ['file'],
  );

/** Keeps what is not finished, as it was typed. */
export const createInquiry = async (tx: Tx, side: CompanySide, draft: InquiryDraft, originId: Id | null = null): Promise<Made> => {
  await keepFiles(tx, side, draft);
  const [made] = await readRows(tx, Made)`
    insert into inquiry (inquiry_no, member_id, company_id, department_id, title, draft, origin_id)
    values ('XJ' || to_char(now(), 'YYYYMMDD') || '-' || lpad(nextval('inquiry_number')::text, 4, '0'), ${side.memberId}, ${side.companyId},
      ${side.departmentId ?? null}::bigint, ${draft.title}, ${JSON.stringify(draft)}::jsonb, ${originId}::bigint)
    returning id::text, inquiry_no as "inquiryNumber", ${timeText(sql`saved_at`)} as "saveDate"`;
  return made as Made;
};

export const editInquiry = async (tx: Tx, side: CompanySide, id: Id, draft: InquiryDraft): Promise<z.infer<typeof Kept>> => {
  const { state } = await lockInquiry(tx, side, id);
  if (state !== 'draft') throw refuse('inquiry.moved');
  await keepFiles(tx, side, draft);
  const [kept] = await readRows(tx, Kept)`
    update inquiry set title = ${draft.title}, draft = ${JSON.stringify(draft)}::jsonb, saved_at = now() where id = ${id} returning ${timeText(sql`saved_at`)} as "saveDate"`;
  return kept as z.infer<typeof Kept>;
};

/** A draft alone goes for good: nobody has seen it. */
export const removeInquiry = async (tx: Tx, side: CompanySide, id: Id): Promise<void> => {
  const { state } = await lockInquiry(tx, side, id);
  if (state !== 'draft') throw refuse('inquiry.moved');
  await tx.execute(sql`update inquiry set origin_id = null where origin_id = ${id}`);
  await tx.execute(sql`delete from inquiry where id = ${id}`);
};
