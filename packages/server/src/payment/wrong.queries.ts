import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { WrongCase, type WrongFilter, type WrongQuery, WrongRow } from '@mall/contract/payment/wrong-payment.api.ts';
import type { WrongAct, WrongTab } from '@mall/contract/payment/wrong-payment.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { ofAmount, onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';
import { isOwnProposal } from './confirm-wrong.ts';

const yuan = (amount: number) => toYuan(fen(amount));

const Row = WrongRow.omit({ received: true, expected: true, mine: true }).extend({
  receivedFen: z.number(),
  expectedFen: z.number().nullable(),
  proposedById: z.string().nullable(),
});
type Row = z.infer<typeof Row>;
type Decided = Pick<Row, 'state' | 'way' | 'proposedById' | 'receivedFen' | 'expectedFen'>;

const columns = sql`w.id::text, w.wrong_sn as "wrongSn", w.kind, w.channel, w.out_no as "outNo", w.received_fen::float8 as "receivedFen",
  w.expected_fen::float8 as "expectedFen", w.payer_name as "payerName", coalesce(o.buyer, '') as "buyerName", coalesce(o.sns, '{}') as "orderSns", w.state, w.way,
  coalesce(p.member_name, '') as "proposedBy", coalesce(c.member_name, '') as "confirmedBy", w.proposed_by::text as "proposedById", ${timeText(sql`w.found_at`)} as "foundDate"`;

const from = sql`wrong_payment w left join member p on p.id = w.proposed_by left join member c on c.id = w.confirmed_by
  left join lateral (select array_agg(o.order_sn order by o.id) as sns, min(coalesce(nullif(co.name, ''), m.member_name)) as buyer
    from shop_order o join member m on m.id = o.member_id left join company co on co.id = o.company_id
    where o.id = w.order_id or o.id in (select order_id from pay_attempt_order l where l.attempt_no = w.attempt_no)) o on true`;

/** It waits for the reader, who may decide. */
const mineOf = (row: Decided, side: MallSide, limitFen: number) => {
  if (!side.rights.has('operations:payments:decide')) return false;
  if (row.state === 'found' || row.state === 'returned') return true;
  return row.state === 'proposed' && !isOwnProposal({ ...row, proposedBy: row.proposedById }, side.memberId, limitFen);
};

const asRow = (given: Row, side: MallSide, limitFen: number): WrongRow => {
  const { receivedFen, expectedFen, proposedById: _proposedById, ...row } = given;
  return {
    ...row,
    received: yuan(receivedFen),
    expected: expectedFen === null ? null : yuan(expectedFen),
    mine: mineOf(given, side, limitFen),
  };
};

const tabs: Readonly<Record<WrongTab, SQL>> = {
  open: sql`w.state in ('found', 'proposed', 'returned')`,
  second: sql`w.state = 'proposed'`,
  ended: sql`w.state in ('confirmed', 'settled')`,
  all: sql`true`,
};

const Counts = z.strictObject({ open: z.int(), second: z.int(), ended: z.int(), all: z.int() });

export const WrongListed = Row.extend({ total: z.int() });

const whereOf = ({ tab, word, ...span }: WrongFilter): SQL => {
  const like = likePattern(word ?? '');
  const said = sql`(w.wrong_sn ilike ${like} or w.attempt_no ilike ${like} or w.out_no ilike ${like} or w.payer_name ilike ${like} or o.buyer ilike ${like} or array_to_string(o.sns, ' ') like ${like})`;
  return sql`${tabs[tab]} and ${word ? said : sql`true`} and ${onDays(sql`w.found_at`, span)} and ${ofAmount(sql`w.received_fen`, span)}`;
};

/** What waits longest first; of what does not wait, the latest. */
export const wrongOf = (filter: WrongFilter): SQL => sql`
    select ${columns}, (count(*) over ())::int as total from ${from} where ${whereOf(filter)}
    order by ${filter.tab === 'open' || filter.tab === 'second' ? sql`w.found_at, w.id` : sql`w.found_at desc, w.id desc`}`;

export const listWrong = async (tx: Tx, side: MallSide, query: WrongQuery, limitFen: number) => {
  const rows = await readRows(tx, WrongListed)`${wrongOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counts] = await readRows(tx, Counts)`
    select (count(*) filter (where ${tabs.open}))::int as open, (count(*) filter (where ${tabs.second}))::int as second,
      (count(*) filter (where ${tabs.ended}))::int as ended, count(*)::int as "all" from ${from} where ${whereOf({ ...query, tab: 'all' })}`;
  return {
    list: rows.map(({ total: _total, ...row }) => asRow(row, side, limitFen)),
    total: rows[0]?.total ?? 0,
    counts: counts as z.infer<typeof Counts>,
    limit: yuan(limitFen),
  };
};

const CaseRow = Row.extend({
  remark: z.string(),
  attemptNo: z.string().nullable(),
  reason: z.string(),
  proposal: z.int(),
  refund: WrongCase.shape.refund,
});
const OrderRow = WrongCase.shape.orders.element.omit({ amount: true }).extend({ amountFen: z.number() });

const actsOf = (row: Decided, side: MallSide, limitFen: number): WrongAct[] => {
  if (!side.rights.has('operations:payments:decide')) return [];
  if (row.state === 'found' || row.state === 'returned') return ['propose'];
  if (row.state !== 'proposed') return [];
  return mineOf(row, side, limitFen) ? ['confirm', 'return'] : ['return'];
};

export const requireWrongCase = async (tx: Tx, side: MallSide, id: Id, limitFen: number): Promise<WrongCase> => {
  const [row] = await readRows(tx, CaseRow)`
    select ${columns}, w.remark, w.attempt_no as "attemptNo", w.proposed_reason as reason, w.proposal,
      (select json_build_object('refundSn', r.refund_sn, 'state', r.state) from refund r where r.ref = 'wrong:' || w.id) as refund
    from ${from} where w.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { remark, attemptNo, reason, proposal, refund, ...rest } = row;
  const orders = await readRows(tx, OrderRow)`
    select o.order_sn as "orderSn", o.payable_fen::float8 as "amountFen", o.state from shop_order o join wrong_payment w on w.id = ${id}
    where o.id = w.order_id or o.id in (select order_id from pay_attempt_order l where l.attempt_no = w.attempt_no) order by o.id`;
  const steps = await readRows(tx, WrongCase.shape.steps.element)`
    select 'find' as event, '' as who, '' as reason, ${timeText(sql`found_at`)} as date from wrong_payment where id = ${id}
    union all (select e.event, coalesce(m.member_name, '') as who, e.reason, ${timeText(sql`e.at`)} as date
      from wrong_payment_event e left join member m on m.id = e.by_member_id where e.wrong_payment_id = ${id} order by e.seq)`;
  return {
    ...asRow(rest, side, limitFen),
    remark,
    attemptNo,
    reason,
    proposal,
    refund,
    orders: orders.map(({ amountFen, ...order }) => ({ ...order, amount: yuan(amountFen) })),
    rest: yuan(Math.max(0, row.receivedFen - (row.expectedFen ?? row.receivedFen))),
    limit: yuan(limitFen),
    ownProposal: row.state === 'proposed' && isOwnProposal({ ...row, proposedBy: row.proposedById }, side.memberId, limitFen),
    steps,
    actions: actsOf(row, side, limitFen),
  };
};
