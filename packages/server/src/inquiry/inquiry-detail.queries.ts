import { stepEvents } from '@mall/contract/inquiry/inquiry.machine.ts';
import { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { invitationStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { voucherStates } from '@mall/contract/inquiry/voucher.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { regionIn } from '../store/province-names.ts';
import { SummaryRow, summaryColumns, summaryJoins, toRow } from './inquiry-row.ts';
import { lastQuote } from './last-quote.ts';
import { moment } from './moment.ts';
import { classNameIn, storeNameIn } from './names-in.ts';
import { filesJson, readFiles, readLines, readQuestions } from './shown-parts.ts';

const Winner = z.strictObject({ storeId: Id, storeName: z.string(), quotationId: Id, totalFen: z.number(), validUntil: z.string() });
const DetailRow = SummaryRow.extend({
  now: z.string(),
  draft: InquiryDraft.nullable(),
  classNames: z.array(z.string()),
  country: z.string().nullable(),
  place: z.string(),
  payTerms: z.string(),
  budgetShown: z.boolean(),
  rankShown: z.boolean(),
  company: z.string(),
  project: z.strictObject({ id: Id, name: z.string() }).nullable(),
  openTime: z.string().nullable(),
  openedBy: z.string(),
  awardReason: z.string(),
  originId: Id.nullable(),
  winning: Winner.nullable(),
});

const readDetail = async (tx: Tx, side: CompanySide, id: Id, language: Language): Promise<z.infer<typeof DetailRow>> => {
  const [row] = await readRows(tx, DetailRow)`
    select ${summaryColumns(language)}, ${timeText(moment)} as now, q.draft, q.country, q.place, q.pay_terms as "payTerms", q.budget_shown as "budgetShown", q.rank_shown as "rankShown",
      c.name as company, ${timeText(sql`q.opened_at`)} as "openTime", coalesce((select member_name from member where id = q.opened_by), '') as "openedBy", q.award_reason as "awardReason",
      q.origin_id::text as "originId", (select json_build_object('id', p.id::text, 'name', p.name) from project p where p.id = q.project_id) as project,
      array(select ${classNameIn(language, 'a')} from unnest(string_to_array(k.path, '/')) with ordinality as part(id, nth) join goods_class a on a.id = part.id::bigint order by nth) as "classNames",
      (select json_build_object('storeId', s.id::text, 'storeName', ${storeNameIn(language)}, 'quotationId', t.id::text, 'totalFen', t.total_fen, 'validUntil', ${timeText(sql`t.valid_until`)})
        from invitation i join store s on s.id = i.store_id join ${lastQuote()} where i.inquiry_id = q.id and i.state = 'won') as winning
    from inquiry q ${summaryJoins(language)} join company c on c.id = q.company_id where q.id = ${id} and ${within(side, 'q')}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const InvitationRow = z.strictObject({
  id: Id,
  storeId: Id,
  storeName: z.string(),
  area: z.string(),
  state: z.enum(invitationStates),
  version: z.number(),
  reason: z.string(),
  at: z.string(),
  reminded: z.number(),
  mayReplace: z.boolean(),
});

const StepRow = z.strictObject({
  event: z.enum(stepEvents),
  who: z.string(),
  reason: z.string(),
  at: z.string(),
});

/** What happened, the latest first; of a quote that it came, and from whom; after the award its order and its papers. The mall stands without a name. */
export const readSteps = (tx: Tx, id: Id, language: Language) =>
  readRows(tx, StepRow)`
    select event, who, reason, ${timeText(sql`at`)} as at from (
      select e.event, coalesce(m.member_name, '') as who, e.reason, e.at, e.seq from inquiry_event e left join member m on m.id = e.by_member_id where e.inquiry_id = ${id}
      union all select case e.event when 'quote' then 'quoted' when 'decline' then 'declined' else 'withdrawn' end, ${storeNameIn(language)}, e.reason, e.at, e.seq
        from invitation i join invitation_event e on e.invitation_id = i.id join store s on s.id = i.store_id where i.inquiry_id = ${id} and e.event in ('quote', 'decline', 'withdraw')
      union all select 'answered', coalesce(m.member_name, ''), '', u.answered_at, 0 from inquiry_question u left join member m on m.id = u.answered_by
        where u.inquiry_id = ${id} and u.answered_at is not null
      union all select 'ordered', m.member_name, o.order_sn, o.created_at, 0 from inquiry q join shop_order o on o.id = q.order_id join member m on m.id = o.member_id where q.id = ${id}
      union all select 'voucherGiven', m.member_name, '', v.created_at, 0 from inquiry_voucher v join member m on m.id = v.member_id where v.inquiry_id = ${id}
      union all select case e.event when 'accept' then 'voucherAccepted' else 'voucherRejected' end, '', e.reason, e.at, e.seq
        from inquiry_voucher v join inquiry_voucher_event e on e.voucher_id = v.id where v.inquiry_id = ${id}) steps order by steps.at desc, seq desc limit 200`;

const VoucherRow = z.strictObject({
  id: Id,
  state: z.enum(voucherStates),
  reason: z.string(),
  at: z.string(),
  files: z.array(z.strictObject({ url: z.string(), name: z.string(), size: z.number() })),
});

export const readVouchers = (tx: Tx, id: Id) =>
  readRows(tx, VoucherRow)`
    select v.id::text, v.state, v.reason, ${timeText(sql`v.created_at`)} as at,
      ${filesJson(sql`(select g ->> 'url' as url, g ->> 'name' as name, nth as seq from jsonb_array_elements(v.files) with ordinality as given(g, nth))`)} as files
    from inquiry_voucher v where v.inquiry_id = ${id} order by v.id desc limit 20`;

/** One inquiry as its company sees it. Before the opening nothing that a supplier sealed is read for it. */
export const requireInquiry = async (tx: Tx, side: CompanySide, id: Id, language: Language): Promise<InquiryDetail> => {
  const row = await readDetail(tx, side, id, language);
  const invitations = await readRows(tx, InvitationRow)`
    select i.id::text, s.id::text as "storeId", ${storeNameIn(language)} as "storeName", s.region as area, i.state, i.version, i.reason, ${timeText(sql`coalesce((select max(e.at) from invitation_event e where e.invitation_id = i.id), i.state_at)`)} as at, i.reminded,
      i.state in ('invited', 'viewed', 'declined') as "mayReplace"
    from invitation i join store s on s.id = i.store_id where i.inquiry_id = ${id} and i.round = ${row.round} order by i.id`;
  const {
    draft,
    classNames,
    now,
    country,
    place,
    payTerms,
    budgetShown,
    rankShown,
    company,
    project,
    openTime,
    openedBy,
    awardReason,
    originId,
    winning,
    ...summary
  } = row;
  const {
    actions,
    budget,
    buyer,
    department,
    inquiryNumber,
    title,
    state,
    round,
    deadline,
    releaseTime,
    quoted,
    decideBy,
    cancelTime,
    reason,
  } = toRow(side, summary);
  return {
    id,
    inquiryNumber,
    title,
    classNames,
    country,
    place,
    payTerms,
    state,
    round,
    deadline,
    now,
    releaseTime,
    lines: await readLines(tx, id, true),
    files: await readFiles(tx, id),
    draft,
    budget,
    budgetShown,
    quotesLeast: row.quotesLeast,
    rankShown,
    project,
    buyer,
    department,
    company,
    openTime,
    openedBy,
    decideBy,
    cancelTime,
    reason,
    awardReason,
    winner: winning && {
      storeId: winning.storeId,
      storeName: winning.storeName,
      quotationId: winning.quotationId,
      total: toYuan(fen(winning.totalFen)),
      validUntil: winning.validUntil,
    },
    order: row.orderId !== null && row.orderSn !== null ? { id: row.orderId, orderSn: row.orderSn } : null,
    originId,
    quoted,
    invitations: invitations.map((one) => ({ ...one, area: regionIn(one.area, language) })),
    questions: (await readQuestions(tx, id, null)).map(({ mine: _mine, ...question }) => question),
    steps: await readSteps(tx, id, language),
    vouchers: await readVouchers(tx, id),
    actions,
  };
};
