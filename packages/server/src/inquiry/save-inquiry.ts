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
const Made = Kept.extend({ id: Id, inquiryNumber: z.string(), released: z.boolean() });
export type Made = z.infer<typeof Made>;

const keepFiles = (tx: Tx, side: CompanySide, { files }: InquiryDraft) =>
  attachUploads(
    tx,
    side,
    files.map(({ url }) => url),
    { kind: 'company', companyId: side.companyId },
    ['file'],
  );

const made = sql`id::text, inquiry_no as "inquiryNumber", ${timeText(sql`saved_at`)} as "saveDate", released_at is not null as released`;

/** Keeps what is not finished, as it was typed. Who asks a second time, because no answer came, writes the same one anew, or is told what he has released. */
export const createInquiry = async (
  tx: Tx,
  side: CompanySide,
  draft: InquiryDraft,
  { originId = null, submitToken = null }: { originId?: Id | null; submitToken?: string | null | undefined } = {},
): Promise<Made> => {
  await keepFiles(tx, side, draft);
  const [written] = await readRows(tx, Made)`
    insert into inquiry (inquiry_no, member_id, company_id, department_id, title, draft, origin_id, submit_token)
    values ('XJ' || to_char(now(), 'YYYYMMDD') || '-' || to_char(nextval('inquiry_number'), 'FM99990000'), ${side.memberId}, ${side.companyId},
      ${side.departmentId ?? null}::bigint, ${draft.title}, ${JSON.stringify(draft)}::jsonb, ${originId}::bigint, ${submitToken}::uuid)
    on conflict (member_id, submit_token) do update set title = excluded.title, draft = excluded.draft, saved_at = now()
      where inquiry.state = 'draft' and inquiry.company_id = excluded.company_id
    returning ${made}`;
  if (written) return written;
  const [first] = await readRows(tx, Made)`
    select ${made} from inquiry where member_id = ${side.memberId} and company_id = ${side.companyId} and submit_token = ${submitToken}::uuid`;
  if (!first) throw refuse('inquiry.moved');
  return first;
};

/** The member's own draft of an earlier inquiry that still says just this. */
export const findUntouched = async (tx: Tx, side: CompanySide, draft: InquiryDraft, originId: Id): Promise<Made | undefined> => {
  const [found] = await readRows(tx, Made)`
    select ${made} from inquiry where origin_id = ${originId} and member_id = ${side.memberId} and company_id = ${side.companyId} and state = 'draft'
      and draft = ${JSON.stringify(draft)}::jsonb order by id desc limit 1`;
  return found;
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
