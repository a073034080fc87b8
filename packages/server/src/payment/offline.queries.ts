import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { BuyerVoucher } from '@mall/contract/payment/payment.api.ts';
import type { AlertPageQuery, RefundPageQuery, VoucherPageQuery } from '@mall/contract/payment/payment.rules.ts';
import { OperatorRefund, OperatorVoucher, PayAlert } from '@mall/contract/payment/payment-operations.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
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

type Voucher = z.infer<typeof OperatorVoucher>;

const VoucherRow = OperatorVoucher.omit({ amount: true }).extend({ amountFen: z.number(), total: z.int() });

export const listVouchers = async (tx: Tx, query: z.infer<typeof VoucherPageQuery>): Promise<PageOf<Voucher>> => {
  const rows = await readRows(tx, VoucherRow)`
    select ${voucherColumns}, v.pay_sn as "paySn", v.member_id::text as "memberId", m.member_name as "memberName",
      coalesce(o.amount, 0)::float8 as "amountFen", coalesce(o.sns, '{}') as "orderSns", (count(*) over ())::int as total
    from pay_voucher v join member m on m.id = v.member_id join pay_request r on r.pay_sn = v.pay_sn
    left join lateral (select sum(o.payable_fen) filter (where o.state = 'wait_pay') as amount, array_agg(o.order_sn order by o.id) as sns
      from shop_order o where o.id in (select unnest(r.order_ids)
        union all select own.id from shop_order own where own.trade_id = r.trade_id and (r.order_id is null or own.id = r.order_id))) o on true
    where ${query.state === undefined ? sql`true` : sql`v.state = ${query.state}`}
    order by (v.state = 'submitted') desc, v.id desc ${window(query)}`;
  return pageFrom(rows, ({ amountFen, ...row }) => ({ ...row, amount: toYuan(fen(amountFen)) }));
};

type Refund = z.infer<typeof OperatorRefund>;

const RefundRow = OperatorRefund.omit({ amount: true, doneDate: true }).extend({
  amountFen: z.number(),
  doneDate: z.string().nullable(),
  total: z.int(),
});

export const listRefunds = async (tx: Tx, query: z.infer<typeof RefundPageQuery>): Promise<PageOf<Refund>> => {
  const rows = await readRows(tx, RefundRow)`
    select r.id::text as "refundId", r.refund_sn as "refundSn", r.order_id::text as "orderId", o.order_sn as "orderSn", r.channel,
      r.amount_fen::float8 as "amountFen", r.reason, r.ref, r.state, r.tries, r.last_error as "lastError", r.proof,
      ${timeText(sql`r.created_at`)} as "createDate", ${timeText(sql`r.done_at`)} as "doneDate", (count(*) over ())::int as total
    from refund r join shop_order o on o.id = r.order_id
    where ${query.state === undefined ? sql`true` : sql`r.state = ${query.state}`} order by r.id desc ${window(query)}`;
  return pageFrom(rows, ({ amountFen, doneDate, ...row }) => ({
    ...row,
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
