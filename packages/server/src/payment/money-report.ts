import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { type Cell, writeXlsx, xlsxType } from '../kernel/xlsx.ts';

const kinds = {
  payment: '支付入账',
  refund: '退款出账',
  voucher: '待核对凭证',
  wrong: '错额来款',
  line: '流水差异',
} as const;

const Row = z.strictObject({
  kind: z.enum(Object.keys(kinds) as [keyof typeof kinds, ...(keyof typeof kinds)[]]),
  at: z.string(),
  sn: z.string(),
  orders: z.string(),
  name: z.string(),
  channel: z.string(),
  inFen: z.number(),
  outFen: z.number(),
  note: z.string(),
});

const heads = ['类别', '时间', '单号', '订单', '对方', '方式', '收入（元）', '支出（元）', '说明'];
const DayRow = z.strictObject({ day: z.string() });

/** Everything that moved on a day and everything of it that somebody still has to look at, with the two sums at the end. */
export const makeMoneyReport = async (tx: Tx, asked: string | undefined): Promise<FileAnswer> => {
  const [today] = await readRows(tx, DayRow)`select current_date::text as day`;
  const day = asked ?? (today?.day as string);
  const within = (column: ReturnType<typeof sql>) => sql`${column} >= ${day}::date and ${column} < ${day}::date + 1`;
  const rows = await readRows(tx, Row)`
    select kind, ${timeText(sql`at`)} as at, sn, orders, name, channel, in_fen::float8 as "inFen", out_fen::float8 as "outFen", note from (
      select 'payment' as kind, a.paid_at as at, a.attempt_no as sn, coalesce(o.sns, '') as orders, coalesce(o.name, '') as name, a.channel, a.amount_fen - o.short_fen as in_fen, 0 as out_fen,
        a.out_no as note
      from pay_attempt a left join lateral (select string_agg(o.order_sn, ' ' order by o.id) as sns, min(coalesce(co.name, m.member_name)) as name,
          coalesce(sum(l.short_fen), 0) as short_fen
        from pay_attempt_order l join shop_order o on o.id = l.order_id join member m on m.id = o.member_id left join company co on co.id = o.company_id
        where l.attempt_no = a.attempt_no) o on true
      where a.state = 'success' and a.channel <> 'free' and ${within(sql`a.paid_at`)}
      union all select 'refund', r.done_at, r.refund_sn, coalesce(o.order_sn, ''), coalesce(co.name, m.member_name, ''), r.channel, 0, r.amount_fen, r.reason
      from refund r left join shop_order o on o.id = r.order_id left join member m on m.id = o.member_id left join company co on co.id = o.company_id
      where r.state = 'success' and ${within(sql`r.done_at`)}
      union all select 'voucher', v.created_at, v.pay_sn, '', v.payer_name, 'offline', 0, 0, v.remark from pay_voucher v where v.state = 'submitted' and ${within(sql`v.created_at`)}
      union all select 'wrong', w.found_at, w.wrong_sn, '', w.payer_name, w.channel, w.received_fen, 0, w.state || ' ' || w.proposed_reason from wrong_payment w where ${within(sql`w.found_at`)}
      union all select 'line', l.booked_at, l.line_no, '', l.party_name, '', case l.direction when 'in' then l.amount_fen else 0 end,
        case l.direction when 'out' then l.amount_fen else 0 end, l.difference from bank_line l where l.state in ('open', 'likely') and ${within(sql`l.booked_at`)}
    ) d order by array_position(array['payment', 'refund', 'voucher', 'wrong', 'line'], kind), at, sn`;
  const sum = (kind: keyof typeof kinds, column: 'inFen' | 'outFen') =>
    rows.reduce((total, row) => total + (row.kind === kind ? row[column] : 0), 0) / 100;
  const lines: Cell[][] = rows.map(({ kind, at, sn, orders, name, channel, inFen, outFen, note }) => [
    kinds[kind],
    at,
    sn,
    orders,
    name,
    isPayChannel(channel) ? payChannelRows[channel].name.zh : channel,
    inFen / 100,
    outFen / 100,
    note,
  ]);
  const total: Cell[] = ['合计', day, '', '', '', '', sum('payment', 'inFen'), sum('refund', 'outFen'), ''];
  const bytes = await writeXlsx({ name: day, widths: [14, 20, 26, 24, 24, 14, 14, 14, 40], rows: [heads, ...lines, total] });
  return { bytes, type: xlsxType, name: `资金日报-${day}.xlsx` };
};
