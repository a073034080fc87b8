import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { BookRecord } from '@mall/contract/payment/statement.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

export const RecordRow = z.strictObject({
  kind: z.enum(['payment', 'refund']),
  sn: z.string(),
  amountFen: z.number(),
  names: z.array(z.string()),
  keys: z.array(z.string()),
  orderSns: z.array(z.string()),
  date: z.string(),
});
export type RecordRow = z.infer<typeof RecordRow>;

/** Every payment that came in and every refund that went out, as a table `b`. */
export const books = sql`(
  select 'payment' as kind, a.attempt_no as sn, a.amount_fen - o.short_fen as amount_fen, a.paid_at as at, o.sns, o.names || array(select v.payer_name from pay_voucher v where v.pay_sn = a.pay_sn) as names,
    array[a.attempt_no, a.out_no, a.pay_sn] || o.sns as keys, a.attempt_no, null::text as refund_sn
  from pay_attempt a left join lateral (
    select coalesce(array_agg(o.order_sn order by o.id), '{}') as sns, coalesce(array_agg(distinct coalesce(co.name, m.member_name)), '{}') as names,
      coalesce(sum(l.short_fen), 0) as short_fen
    from pay_attempt_order l join shop_order o on o.id = l.order_id join member m on m.id = o.member_id left join company co on co.id = o.company_id
    where l.attempt_no = a.attempt_no) o on true
  where a.state = 'success' and a.channel <> 'free'
  union all
  select 'refund', r.refund_sn, r.amount_fen, r.done_at, case when o.id is null then '{}' else array[o.order_sn] end,
    array_remove(array[coalesce(co.name, m.member_name, w.payer_name)], null), array_remove(array[r.refund_sn, nullif(r.proof, ''), o.order_sn], null), null, r.refund_sn
  from refund r left join shop_order o on o.id = r.order_id left join member m on m.id = o.member_id left join company co on co.id = o.company_id
    left join wrong_payment w on r.ref = 'wrong:' || w.id
  where r.state = 'success') b`;

/** No line of the bank stands for it: neither one that was matched nor one of a wrong amount that was booked. */
const unmatched = sql`not exists (select from bank_line l where l.state = 'matched' and (l.attempt_no = b.attempt_no or l.refund_sn = b.refund_sn))
  and not exists (select from wrong_payment w join bank_line l on l.wrong_payment_id = w.id where b.kind = 'payment' and (w.attempt_no = b.sn or w.out_no = any (b.keys)))`;

/** Not even a line that the mall asks about. */
export const unheard = sql`${unmatched} and not exists (select from bank_line l where l.state = 'likely' and (l.attempt_no = b.attempt_no or l.refund_sn = b.refund_sn))`;

const columns = sql`b.kind, b.sn, b.amount_fen::float8 as "amountFen", b.names, b.keys, b.sns as "orderSns", ${timeText(sql`b.at`)} as date`;

export const readRecords = (tx: Tx, where: SQL): Promise<RecordRow[]> =>
  readRows(tx, RecordRow)`select ${columns} from ${books} where ${where} and ${unmatched} order by b.at, b.sn`;

export const asRecord = ({ kind, sn, amountFen, names, orderSns, date }: RecordRow): BookRecord => ({
  kind,
  sn,
  amount: toYuan(fen(amountFen)),
  name: names[0] ?? '',
  orderSns,
  date,
});
