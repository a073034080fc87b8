import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { CreditReviewCase, type CreditReviewQuery, CreditReviewRow } from '@mall/contract/order/credit-review.api.ts';
import { creditReviewMachine } from '@mall/contract/order/credit-review.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { overdueFen } from '../credit/credit-due.ts';
import { figuresOf } from '../credit/require-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = CreditReviewRow.omit({ amount: true }).extend({ amountFen: z.number() });
const asRow = ({ amountFen, ...row }: z.infer<typeof Row>): CreditReviewRow => ({ ...row, amount: toYuan(fen(amountFen)) });

const columns: SQL = sql`r.id::text, r.company_id::text as "companyId", c.name as "companyName", m.member_name as "memberName", r.amount_fen::float8 as "amountFen",
  (select json_agg(o.order_sn order by o.id) from credit_review_order ro join shop_order o on o.id = ro.order_id where ro.review_id = r.id) as "orderSns",
  r.state, coalesce(d.member_name, '') as "decidedBy", ${timeText(sql`r.created_at`)} as "createDate",
  ${timeText(sql`r.due_at`)} as "dueDate", ${timeText(sql`r.decided_at`)} as "decideDate"`;
const from: SQL = sql`from credit_review r join company c on c.id = r.company_id join member m on m.id = r.member_id left join member d on d.id = r.decided_by`;

const where = ({ state, word }: Pick<CreditReviewQuery, 'state' | 'word'>): SQL => sql`
  ${state ? sql`r.state = ${state}` : isOpen(creditReviewMachine, 'r.state')}
  and ${word ? sql`(c.name like ${likePattern(word)} or exists (select from credit_review_order ro join shop_order o on o.id = ro.order_id where ro.review_id = r.id and o.order_sn like ${likePattern(word)}))` : sql`true`}`;

export const listCreditReviews = async (tx: Tx, query: CreditReviewQuery): Promise<PageOf<CreditReviewRow>> => {
  const waits = query.state === undefined || creditReviewMachine.open.includes(query.state);
  const rows = await readRows(tx, Row)`
    select ${columns} ${from} where ${where(query)} order by ${waits ? sql`r.created_at, r.id` : sql`r.id desc`} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from} where ${where(query)}`;
  return { list: rows.map(asRow), total: counted?.total ?? 0 };
};

const OrderRow = CreditReviewCase.shape.orders.element.omit({ amount: true, lines: true }).extend({
  amountFen: z.number(),
  lines: z.array(CreditReviewCase.shape.orders.element.shape.lines.element.omit({ amount: true }).extend({ amountFen: z.number() })),
});
const CaseRow = Row.extend({
  reason: z.string(),
  limitFen: z.number(),
  usedFen: z.number(),
  frozenFen: z.number(),
  overdueFen: z.number(),
  creditState: CreditReviewCase.shape.creditState,
});

export const requireCreditReview = async (tx: Tx, id: Id): Promise<CreditReviewCase> => {
  const [row] = await readRows(tx, CaseRow)`
    select ${columns}, r.reason, a.limit_fen::float8 as "limitFen", a.used_fen::float8 as "usedFen", a.frozen_fen::float8 as "frozenFen", ${overdueFen} as "overdueFen",
      a.state as "creditState" ${from} join credit_account a on a.company_id = r.company_id where r.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { limitFen, usedFen, frozenFen, overdueFen: overdue, reason, creditState, ...review } = row;
  const orders = await readRows(tx, OrderRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", s.name as "storeName", o.payable_fen::float8 as "amountFen", o.state, coalesce(o.address ->> 'areaInfo', '') as "areaInfo",
      (select json_agg(json_build_object('specName', l.spec_name, 'picture', l.picture, 'num', l.num, 'unit', l.unit, 'amountFen', l.pay_fen) order by l.id) from order_line l where l.order_id = o.id) as lines
    from credit_review_order ro join shop_order o on o.id = ro.order_id join store s on s.id = o.store_id where ro.review_id = ${id} order by o.id`;
  return {
    ...asRow(review),
    reason,
    creditState,
    figures: figuresOf({ limitFen, usedFen, frozenFen }),
    overdue: toYuan(fen(overdue)),
    orders: orders.map(({ amountFen, lines, ...order }) => ({
      ...order,
      amount: toYuan(fen(amountFen)),
      lines: lines.map(({ amountFen: lineFen, ...line }) => ({ ...line, amount: toYuan(fen(lineFen)) })),
    })),
  };
};
