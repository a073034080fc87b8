import { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { createInquiry, findUntouched, type Made } from './save-inquiry.ts';

const Line = z.strictObject({
  name: z.string(),
  description: z.string(),
  num: z.string(),
  unit: z.string(),
  referenceFen: z.number().nullable(),
  needBy: z.string(),
  specId: Id.nullable(),
});
const Head = z.strictObject({
  title: z.string(),
  thirdGcId: Id,
  budgetFen: z.number(),
  budgetShown: z.boolean(),
  country: z.string().nullable(),
  projectId: Id.nullable(),
  place: z.string(),
  payTerms: z.string(),
  quotesLeast: z.number(),
  rankShown: z.boolean(),
  lines: z.array(Line),
  files: z.array(z.strictObject({ url: z.string(), name: z.string() })),
  storeIds: z.array(Id),
});

type Repeated = Made & { there: boolean };

/** Who asks twice is led to the draft that he has not touched yet. The caller holds the old one, so that two at once make one. */
const draftOnce = async (tx: Tx, side: CompanySide, draft: InquiryDraft, originId: Id): Promise<Repeated> => {
  const earlier = await findUntouched(tx, side, draft, originId);
  return earlier ? { ...earlier, there: true } : { ...(await createInquiry(tx, side, draft, { originId })), there: false };
};

/** A new draft of an inquiry that was released, without its days; the old one stays as it is. */
export const repeatInquiry = async (tx: Tx, side: CompanySide, id: Id): Promise<Repeated> => {
  const { state, draft } = await lockInquiry(tx, side, id);
  if (draft !== null) return draftOnce(tx, side, draft, id);
  if (state === 'draft') throw refuse('inquiry.moved');
  const [head] = await readRows(tx, Head)`
    select q.title, q.class_id::text as "thirdGcId", q.budget_fen::float8 as "budgetFen", q.budget_shown as "budgetShown", q.country, q.project_id::text as "projectId", q.place,
      q.pay_terms as "payTerms", q.quotes_least as "quotesLeast", q.rank_shown as "rankShown",
      (select coalesce(json_agg(json_build_object('name', l.name, 'description', l.description, 'num', l.num::text, 'unit', l.unit, 'referenceFen', l.reference_fen,
        'needBy', case when l.need_by >= current_date then l.need_by::text else '' end, 'specId', l.spec_id::text) order by l.seq), '[]') from inquiry_line l where l.inquiry_id = q.id) as lines,
      (select coalesce(json_agg(json_build_object('url', f.url, 'name', f.name) order by f.seq), '[]') from inquiry_file f where f.inquiry_id = q.id and f.question_id is null) as files,
      array(select i.store_id::text from invitation i where i.inquiry_id = q.id and i.round = 1 and i.state <> 'replaced' order by i.id) as "storeIds"
    from inquiry q where q.id = ${id}`;
  const { budgetFen, lines, ...rest } = head as z.infer<typeof Head>;
  const again = InquiryDraft.parse({
    ...rest,
    budget: toYuan(fen(budgetFen)),
    lines: lines.map(({ referenceFen, ...line }) => ({ ...line, reference: referenceFen === null ? '' : toYuan(fen(referenceFen)) })),
  });
  return draftOnce(tx, side, again, id);
};
