import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { BuyerVoucher } from '@mall/contract/payment/payment.api.ts';
import type {
  AlertPageQuery,
  RefundFilter,
  RefundPageQuery,
  VoucherFilter,
  VoucherPageQuery,
} from '@mall/contract/payment/payment.rules.ts';
import { OperatorRefund, OperatorVoucher, PayAlert } from '@mall/contract/payment/payment-operations.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const voucherColumns = sql`v.id::text as "voucherId", v.state, v.reason, v.urls, v.payer_name as "payerName", v.remark, ${timeText(sql`v.created_at`)} as "createDate"`;

export const findVoucher = async (tx: Tx, paySn: string): Promise<BuyerVoucher | null> =>
  (await readRows(tx, BuyerVoucher)`select ${voucherColumns} from pay_voucher v where v.pay_sn = ${paySn} order by v.id desc limit 1`)[0] ??
  null;

const pageFrom = <Row extends { total: number }, T>(rows: readonly Row[], read: (row: Omit<Row, 'total'>) => T): PageOf<T> => ({
  list: rows.map(({ total: _total, ...row }) => read(row)),
  total: rows[0]?.total ?? 0,
});
const window = ({ page, limit }: { page: number; limit: number }) => sql`limit ${limit} offset ${(page - 1) * limit}`;

export const VoucherRow = OperatorVoucher.omit({ amount: true, two: true, ownEntry: true }).extend({
  enteredById: z.string().nullable(),
  amountFen: z.number(),
  total: z.int(),
});

/** Those that wait first. */
export const vouchersOf = ({ id, state }: z.infer<typeof VoucherFilter>): SQL => sql`
    select ${voucherColumns}, v.pay_sn as "paySn", v.member_id::text as "memberId", m.member_name as "memberName", coalesce(o.buyer, m.member_name) as "buyerName",
      coalesce(o.amount, 0)::float8 as "amountFen", coalesce(o.sns, '{}') as "orderSns", (count(*) over ())::int as total,
      coalesce(e.member_name, '') as "enteredBy", v.entered_by::text as "enteredById"
    from pay_voucher v join member m on m.id = v.member_id left join member e on e.id = v.entered_by join pay_request r on r.pay_sn = v.pay_sn
    left join lateral (select sum(o.payable_fen) filter (where o.state = 'wait_pay') as amount, array_agg(o.order_sn order by o.id) as sns, min(co.name) as buyer
      from shop_order o left join company co on co.id = o.company_id where o.id in (select unnest(r.order_ids)
        union all select own.id from shop_order own where own.trade_id = r.trade_id and (r.order_id is null or own.id = r.order_id))) o on true
    where ${id !== undefined ? sql`v.id = ${id}` : state === undefined ? sql`true` : sql`v.state = ${state}`}
    order by (v.state = 'submitted') desc, v.id desc`;

export const listVouchers = async (
  tx: Tx,
  side: MallSide,
  query: z.infer<typeof VoucherPageQuery>,
  limitFen: number,
): Promise<PageOf<OperatorVoucher>> => {
  const rows = await readRows(tx, VoucherRow)`${vouchersOf(query)} ${window(query)}`;
  return pageFrom(rows, ({ amountFen, enteredById, ...row }) => ({
    ...row,
    two: amountFen > limitFen,
    ownEntry: enteredById === side.memberId,
    amount: toYuan(fen(amountFen)),
  }));
};

/** A refund `r` that no channel is still sending. */
export const waitsForHand = sql`(r.state = 'failure' or (r.state = 'pending' and r.next_try_at is null))`;

export const RefundRow = OperatorRefund.omit({ amount: true, doneDate: true, two: true, ownEntry: true }).extend({
  enteredById: z.string().nullable(),
  amountFen: z.number(),
  doneDate: z.string().nullable(),
  total: z.int(),
});

/** Latest first; what waits for a person, the oldest first. */
export const refundsOf = ({ id, state, hand }: z.infer<typeof RefundFilter>): SQL => sql`
    select r.id::text as "refundId", r.refund_sn as "refundSn", r.order_id::text as "orderId", coalesce(o.order_sn, '') as "orderSn",
      coalesce(co.name, m.member_name, w.payer_name, '') as "buyerName", ${waitsForHand} as "byHand", r.channel,
      r.amount_fen::float8 as "amountFen", r.reason, r.ref, r.state, r.tries, r.last_error as "lastError", r.proof,
      coalesce(e.member_name, '') as "enteredBy", r.entered_proof as "enteredProof", r.entered_by::text as "enteredById",
      ${timeText(sql`r.created_at`)} as "createDate", ${timeText(sql`r.done_at`)} as "doneDate", (count(*) over ())::int as total
    from refund r left join shop_order o on o.id = r.order_id left join member m on m.id = o.member_id left join company co on co.id = o.company_id
      left join wrong_payment w on r.order_id is null and r.ref = 'wrong:' || w.id left join member e on e.id = r.entered_by
    where ${id !== undefined ? sql`r.id = ${id}` : sql`${state === undefined ? sql`true` : sql`r.state = ${state}`} and ${hand ? waitsForHand : sql`true`}`}
    order by ${hand ? sql`r.id` : sql`r.id desc`}`;

export const listRefunds = async (
  tx: Tx,
  side: MallSide,
  query: z.infer<typeof RefundPageQuery>,
  limitFen: number,
): Promise<PageOf<OperatorRefund>> => {
  const rows = await readRows(tx, RefundRow)`${refundsOf(query)} ${window(query)}`;
  return pageFrom(rows, ({ amountFen, doneDate, enteredById, ...row }) => ({
    ...row,
    two: amountFen > limitFen,
    ownEntry: enteredById === side.memberId,
    amount: toYuan(fen(amountFen)),
    ...(doneDate !== null && { doneDate }),
  }));
};

const AlertRow = PayAlert.extend({ total: z.int() });

export const listAlerts = async (tx: Tx, query: z.infer<typeof AlertPageQuery>): Promise<PageOf<z.infer<typeof PayAlert>>> => {
  const rows = await readRows(tx, AlertRow)`
    select id::text as "alertId", kind, subject, detail, times, ${timeText(sql`first_at`)} as "firstDate", ${timeText(sql`last_at`)} as "lastDate",
      (count(*) over ())::int as total
    from pay_alert where ${query.kind === undefined ? sql`true` : sql`kind = ${query.kind}`} order by last_at desc, id desc ${window(query)}`;
  return pageFrom(rows, (row) => row);
};
