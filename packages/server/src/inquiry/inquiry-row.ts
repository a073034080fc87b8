import { right } from '@mall/contract/account/rights.ts';
import { coveringStates } from '@mall/contract/agreement/agreement.machine.ts';
import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import type { InquiryRow } from '@mall/contract/inquiry/inquiry-data.ts';
import { answeredStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { voucherStates } from '@mall/contract/inquiry/voucher.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { managePeople } from '../account/administrators.ts';
import { type BuyerSide, reachesRow } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { actionsOf, type InquiryRights } from './inquiry-actions.rules.ts';
import { holds, isOver } from './moment.ts';
import { classNameIn, storeNameIn } from './names-in.ts';

export const SummaryRow = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  className: z.string(),
  state: z.enum(inquiryStates),
  round: z.number(),
  lines: z.number(),
  budgetFen: z.number().nullable(),
  invited: z.number(),
  quoted: z.number(),
  waiting: z.number(),
  quotesLeast: z.number(),
  over: z.boolean(),
  opened: z.boolean(),
  questions: z.number(),
  deadline: z.string().nullable(),
  releaseTime: z.string().nullable(),
  decideBy: z.string().nullable(),
  cancelTime: z.string().nullable(),
  savedTime: z.string(),
  memberId: Id,
  companyId: Id,
  departmentId: Id.nullable(),
  buyer: z.string(),
  department: z.string(),
  winner: z.string(),
  validUntil: z.string().nullable(),
  voucher: z.enum(voucherStates).nullable(),
  reason: z.string(),
  valid: z.boolean(),
  orderId: Id.nullable(),
  orderSn: z.string().nullable(),
  contractable: z.boolean(),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** Of `inquiry q` with `summaryJoins`. Nothing of a quote is read but whether it is there. */
export const summaryColumns = (
  language: Language,
): SQL => sql`q.id::text, q.inquiry_no as "inquiryNumber", q.title, ${classNameIn(language, 'k')} as "className", q.state, q.round,
  case when q.state = 'draft' then coalesce(jsonb_array_length(q.draft -> 'lines'), 0) else (select count(*)::int from inquiry_line l where l.inquiry_id = q.id) end as lines,
  q.budget_fen::float8 as "budgetFen", n.invited, n.quoted, n.waiting, q.quotes_least as "quotesLeast", ${isOver(sql`q.deadline`)} as over, q.opened_at is not null as opened,
  (select count(*)::int from inquiry_question u where u.inquiry_id = q.id and u.answered_at is null) as questions,
  ${timeText(sql`q.deadline`)} as deadline, ${timeText(sql`q.released_at`)} as "releaseTime", ${timeText(sql`case when q.state = 'to_confirm' then q.due_at end`)} as "decideBy",
  ${timeText(sql`q.cancelled_at`)} as "cancelTime", ${timeText(sql`q.saved_at`)} as "savedTime", q.member_id::text as "memberId", q.company_id::text as "companyId",
  q.department_id::text as "departmentId", m.member_name as buyer, coalesce(d.name, '') as department, coalesce(w.name, '') as winner, ${timeText(sql`q.valid_until`)} as "validUntil",
  v.state as voucher, q.reason, ${holds(sql`q.valid_until`)} as valid, o.id::text as "orderId", o.order_sn as "orderSn",
  coalesce(o.state <> 'in_approval', false) and not exists (select from agreement a where a.order_id = o.id and a.state = any (${sqlList(coveringStates, 'text')})) as contractable`;

const answered = sql.raw(answeredStates.map((state) => `'${state}'`).join(', '));

export const summaryJoins = (
  language: Language,
): SQL => sql`join member m on m.id = q.member_id left join department d on d.id = q.department_id left join goods_class k on k.id = q.class_id
  cross join lateral (select count(*) filter (where i.state <> 'replaced')::int as invited, count(*) filter (where i.state in ('quoted', 'won', 'lost'))::int as quoted,
    count(*) filter (where i.state not in (${answered}))::int as waiting from invitation i where i.inquiry_id = q.id and i.round = q.round) n
  left join lateral (select ${storeNameIn(language)} as name from invitation i join store s on s.id = i.store_id where i.inquiry_id = q.id and i.state = 'won') w on true
  left join lateral (select state from inquiry_voucher where inquiry_id = q.id order by id desc limit 1) v on true
  left join shop_order o on o.id = q.order_id and o.state <> 'cancelled'`;

/** Whether he runs the company's accounts. */
export const administersCompany = ({ rights }: BuyerSide): boolean => rights.get(right(managePeople)) === 'company';

/** What the reader may do with this one: his rights as far as they reach it. */
const rightsOver = (side: BuyerSide, row: { memberId: Id; companyId: Id; departmentId: Id | null }): InquiryRights => {
  const may = (name: 'newInquiry:view' | 'personalCenterBase:comfirmInquiry:view') => reachesRow(side, side.rights.get(right(name)), row);
  return {
    publishes: may('newInquiry:view'),
    confirms: may('personalCenterBase:comfirmInquiry:view'),
    administers: administersCompany(side),
    buys: side.rights.has(right('order:buy')),
    contracts: side.rights.has(right('contract:create')),
  };
};

export const toRow = (side: BuyerSide, row: SummaryRow): InquiryRow => {
  const {
    budgetFen,
    waiting,
    quotesLeast: _quotesLeast,
    over,
    opened: _opened,
    valid: _valid,
    orderId: _orderId,
    contractable: _contractable,
    memberId,
    companyId,
    departmentId,
    ...shown
  } = row;
  return {
    ...shown,
    budget: budgetFen === null ? null : toYuan(fen(budgetFen)),
    answered: row.invited - waiting,
    actions: actionsOf({ ...row, over }, rightsOver(side, { memberId, companyId, departmentId })),
  };
};
