import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { MoneyFigures } from '@mall/contract/payment/payment-operations.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { waitsForHand } from './offline.queries.ts';

const yuan = (amount: number) => toYuan(fen(amount));

const Row = z.strictObject({
  inFen: z.number(),
  outFen: z.number(),
  vouchers: z.int(),
  voucherFen: z.number(),
  oldest: z.string().nullable(),
  refunds: z.int(),
  refundFen: z.number(),
  failed: z.int(),
  wrong: z.int(),
  second: z.int(),
  two: z.int(),
  day: z.string().nullable(),
  open: z.int(),
  openFen: z.number(),
});

/** What waits around money, and what moved today. */
export const readMoneyFigures = async (tx: Tx): Promise<MoneyFigures> => {
  const [row] = await readRows(tx, Row)`
    select (select coalesce(sum(amount_fen - (select coalesce(sum(short_fen), 0) from pay_attempt_order l where l.attempt_no = a.attempt_no)), 0)
        from pay_attempt a where state = 'success' and paid_at >= current_date)::float8 as "inFen",
      (select coalesce(sum(amount_fen), 0) from refund where state = 'success' and done_at >= current_date)::float8 as "outFen",
      v.count::int as vouchers, v.fen::float8 as "voucherFen", ${timeText(sql`v.oldest`)} as oldest,
      r.count::int as refunds, r.fen::float8 as "refundFen", r.failed::int as failed, w.open::int as wrong, w.second::int, w.two::int,
      b.day::text as day, b.open::int, b.fen::float8 as "openFen"
    from (select count(*), min(v.created_at) as oldest, coalesce(sum(o.fen), 0) as fen from pay_voucher v join pay_request q on q.pay_sn = v.pay_sn
        left join lateral (select sum(o.payable_fen) as fen from shop_order o where o.state = 'wait_pay' and (o.id = any (q.order_ids)
          or (o.trade_id = q.trade_id and (q.order_id is null or o.id = q.order_id)))) o on true where v.state = 'submitted') v,
      (select count(*), coalesce(sum(amount_fen), 0) as fen, count(*) filter (where state = 'failure') as failed from refund r where ${waitsForHand}) r,
      (select count(*) filter (where state in ('found', 'proposed', 'returned')) as open, count(*) filter (where state = 'proposed') as second,
        count(*) filter (where confirmed_at >= current_date and confirmed_by <> proposed_by) as two from wrong_payment) w,
      (select max(l.day) as day, count(*) filter (where l.day = latest and l.state in ('open', 'likely')) as open,
        coalesce(sum(l.amount_fen) filter (where l.day = latest and l.state in ('open', 'likely')), 0) as fen
        from (select state, amount_fen, booked_at::date as day, max(booked_at::date) over () as latest from bank_line) l) b`;
  const figures = row as z.infer<typeof Row>;
  return {
    inToday: yuan(figures.inFen),
    outToday: yuan(figures.outFen),
    vouchers: { count: figures.vouchers, amount: yuan(figures.voucherFen), oldest: figures.oldest },
    refunds: { count: figures.refunds, amount: yuan(figures.refundFen), failed: figures.failed },
    wrong: { count: figures.wrong, second: figures.second },
    statement: { day: figures.day, count: figures.open, amount: yuan(figures.openFen) },
    twoToday: figures.two,
  };
};
