import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { BuyerVoucher } from '@mall/contract/payment/payment.api.ts';
import type { RefundFilter, RefundPageQuery, RefundTab, VoucherFilter, VoucherPageQuery } from '@mall/contract/payment/payment.rules.ts';
import { OperatorRefund, OperatorVoucher } from '@mall/contract/payment/payment-operations.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { ofAmount, onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';

const voucherColumns = sql`v.id::text as "voucherId", v.state, v.reason, v.urls, v.payer_name as "payerName", v.remark, ${timeText(sql`v.created_at`)} as "createDate"`;

export const findVoucher = async (tx: Tx, paySn: string): Promise<BuyerVoucher | null> =>
  (await readRows(tx, BuyerVoucher)`select ${voucherColumns} from pay_voucher v where v.pay_sn = ${paySn} order by v.id desc limit 1`)[0] ??
  null;

export const pageFrom = <Row extends { total: number }, T>(rows: readonly Row[], read: (row: Omit<Row, 'total'>) => T): PageOf<T> => ({
  list: rows.map(({ total: _total, ...row }) => read(row)),
  total: rows[0]?.total ?? 0,
});
export const window = ({ page, limit }: { page: number; limit: number }) => sql`limit ${limit} offset ${(page - 1) * limit}`;

export const VoucherRow = OperatorVoucher.omit({ amount: true, two: true, ownEntry: true }).extend({
  enteredById: z.string().nullable(),
  amountFen: z.number(),
  total: z.int(),
});

const voucherWhere = ({ id, state, word, ...span }: VoucherFilter): SQL => {
  if (id !== undefined) return sql`v.id = ${id}`;
  const like = likePattern(word ?? '');
  const said = sql`(v.pay_sn like ${like} or v.payer_name ilike ${like} or m.member_name ilike ${like} or o.buyer ilike ${like} or array_to_string(o.sns, ' ') like ${like})`;
  return sql`${state ? sql`v.state = ${state}` : sql`true`} and ${word ? said : sql`true`} and ${onDays(sql`v.created_at`, span)}
    and ${ofAmount(sql`coalesce(o.amount, 0)`, span)}`;
};

/** Those that wait first. What was decided shows what its orders cost, as none of them waits for money any more. */
export const vouchersOf = (filter: VoucherFilter): SQL => sql`
    select ${voucherColumns}, v.pay_sn as "paySn", v.member_id::text as "memberId", m.member_name as "memberName", coalesce(o.buyer, m.member_name) as "buyerName",
      coalesce(o.amount, 0)::float8 as "amountFen", coalesce(o.sns, '{}') as "orderSns", (count(*) over ())::int as total,
      coalesce(e.member_name, '') as "enteredBy", v.entered_by::text as "enteredById"
    from pay_voucher v join member m on m.id = v.member_id left join member e on e.id = v.entered_by join pay_request r on r.pay_sn = v.pay_sn
    left join lateral (select sum(o.payable_fen) filter (where o.state = 'wait_pay' or v.state <> 'submitted') as amount,
        array_agg(o.order_sn order by o.id) as sns, min(co.name) as buyer
      from shop_order o left join company co on co.id = o.company_id where o.id in (select unnest(r.order_ids)
        union all select own.id from shop_order own where own.trade_id = r.trade_id and (r.order_id is null or own.id = r.order_id))) o on true
    where ${voucherWhere(filter)}
    order by (v.state = 'submitted') desc, v.id desc`;

const VoucherCounts = z.strictObject({ submitted: z.int(), confirmed: z.int(), rejected: z.int() });

export const listVouchers = async (tx: Tx, side: MallSide, query: z.infer<typeof VoucherPageQuery>, limitFen: number) => {
  const rows = await readRows(tx, VoucherRow)`${vouchersOf(query)} ${window(query)}`;
  const [counts] = await readRows(tx, VoucherCounts)`
    select (count(*) filter (where state = 'submitted'))::int as submitted, (count(*) filter (where state = 'confirmed'))::int as confirmed,
      (count(*) filter (where state = 'rejected'))::int as rejected
    from (${vouchersOf({ ...query, id: undefined, state: undefined })}) v`;
  const found = pageFrom(
    rows,
    ({ amountFen, enteredById, ...row }): OperatorVoucher => ({
      ...row,
      two: amountFen > limitFen,
      ownEntry: enteredById === side.memberId,
      amount: toYuan(fen(amountFen)),
    }),
  );
  return { ...found, counts: counts as z.infer<typeof VoucherCounts> };
};

/** A refund `r` that no channel is still sending. */
export const waitsForHand = sql`(r.state = 'failure' or (r.state = 'pending' and r.next_try_at is null))`;

export const RefundRow = OperatorRefund.omit({ amount: true, doneDate: true, two: true, ownEntry: true }).extend({
  enteredById: z.string().nullable(),
  amountFen: z.number(),
  doneDate: z.string().nullable(),
  total: z.int(),
});

const refundTabRows: Readonly<Record<RefundTab, SQL>> = {
  hand: waitsForHand,
  pending: sql`r.state = 'pending'`,
  success: sql`r.state = 'success'`,
  failure: sql`r.state = 'failure'`,
};

const refundWhere = ({ id, tab, word, ...span }: RefundFilter): SQL => {
  if (id !== undefined) return sql`r.id = ${id}`;
  const like = likePattern(word ?? '');
  const said = sql`(r.refund_sn ilike ${like} or o.order_sn like ${like} or co.name ilike ${like} or m.member_name ilike ${like} or w.payer_name ilike ${like} or r.proof ilike ${like})`;
  return sql`${tab ? refundTabRows[tab] : sql`true`} and ${word ? said : sql`true`} and ${onDays(sql`r.created_at`, span)} and ${ofAmount(sql`r.amount_fen`, span)}`;
};

const refundFrom = sql`refund r left join shop_order o on o.id = r.order_id left join member m on m.id = o.member_id left join company co on co.id = o.company_id
      left join wrong_payment w on r.order_id is null and r.ref = 'wrong:' || w.id left join member e on e.id = r.entered_by`;

/** Latest first; what waits for a person, the oldest first. */
export const refundsOf = (filter: RefundFilter): SQL => sql`
    select r.id::text as "refundId", r.refund_sn as "refundSn", r.order_id::text as "orderId", coalesce(o.order_sn, '') as "orderSn",
      coalesce(co.name, m.member_name, w.payer_name, '') as "buyerName", ${waitsForHand} as "byHand", r.channel,
      r.amount_fen::float8 as "amountFen", r.reason, r.ref, r.state, r.tries, r.last_error as "lastError", r.proof,
      coalesce(e.member_name, '') as "enteredBy", r.entered_proof as "enteredProof", r.entered_by::text as "enteredById",
      ${timeText(sql`r.created_at`)} as "createDate", ${timeText(sql`r.done_at`)} as "doneDate", (count(*) over ())::int as total
    from ${refundFrom}
    where ${refundWhere(filter)}
    order by ${filter.tab === 'hand' ? sql`r.id` : sql`r.id desc`}`;

const RefundCounts = z.strictObject({ hand: z.int(), pending: z.int(), success: z.int(), failure: z.int() });

export const listRefunds = async (tx: Tx, side: MallSide, query: z.infer<typeof RefundPageQuery>, limitFen: number) => {
  const rows = await readRows(tx, RefundRow)`${refundsOf(query)} ${window(query)}`;
  const [counts] = await readRows(tx, RefundCounts)`
    select (count(*) filter (where ${refundTabRows.hand}))::int as hand, (count(*) filter (where ${refundTabRows.pending}))::int as pending,
      (count(*) filter (where ${refundTabRows.success}))::int as success, (count(*) filter (where ${refundTabRows.failure}))::int as failure
    from ${refundFrom} where ${refundWhere({ ...query, id: undefined, tab: undefined })}`;
  const found = pageFrom(
    rows,
    ({ amountFen, doneDate, enteredById, ...row }): OperatorRefund => ({
      ...row,
      two: amountFen > limitFen,
      ownEntry: enteredById === side.memberId,
      amount: toYuan(fen(amountFen)),
      ...(doneDate !== null && { doneDate }),
    }),
  );
  return { ...found, counts: counts as z.infer<typeof RefundCounts> };
};
