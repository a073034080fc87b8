import { right } from '@mall/contract/account/rights.ts';
import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { type LineDifference, lineDifferences } from '@mall/contract/payment/statement.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { timeText } from '../kernel/time-text.ts';
import { books, unheard } from './book-records.queries.ts';

const Row = z.strictObject({
  date: z.string(),
  lineNo: z.string(),
  name: z.string(),
  remark: z.string(),
  bankFen: z.number().nullable(),
  difference: z.enum([...lineDifferences, 'mall_only']),
  score: z.int(),
  sn: z.string(),
  orders: z.string(),
  mallFen: z.number().nullable(),
});

const differenceNames: Readonly<Record<LineDifference | 'mall_only', string>> = {
  '': '可能是它',
  bank_only: '银行有、我方没有',
  amount: '单号相同，金额不同',
  day: '日期不同，可能是它',
  name: '户名不同，可能是它',
  reference: '金额相同，没有单号',
  mall_only: '我方已记，银行未到',
};

const signed = (amount: SQL, comesIn: SQL) => sql`(case when ${comesIn} then ${amount} else -${amount} end)::float8`;
const yuan = (amount: number | null) => (amount === null ? '' : amount / 100);

/** First what the bank has and nobody has settled, in the order of its list, then what the books have and the bank has not. */
const differencesOf = ({ day }: { day: string }): SQL => {
  const within = (at: SQL) => sql`${at} >= ${day}::date and ${at} < ${day}::date + 1`;
  return sql`
    select date, "lineNo", name, remark, "bankFen", difference, score, sn, orders, "mallFen" from (
      select case l.state when 'open' then 1 else 2 end as part, l.booked_at as at, l.id::text as last, ${timeText(sql`l.booked_at`)} as date, l.line_no as "lineNo", l.party_name as name, l.remark,
        ${signed(sql`l.amount_fen`, sql`l.direction = 'in'`)} as "bankFen", l.difference, l.score, coalesce(b.sn, '') as sn, coalesce(array_to_string(b.sns, ' '), '') as orders,
        ${signed(sql`b.amount_fen`, sql`b.kind = 'payment'`)} as "mallFen"
      from bank_line l left join lateral (select * from ${books} where b.sn = coalesce(l.attempt_no, l.refund_sn)) b on true
      where l.state in ('open', 'likely') and ${within(sql`l.booked_at`)}
      union all
      select 3, b.at, b.sn, ${timeText(sql`b.at`)}, '', coalesce(b.names[1], ''), '', null, 'mall_only', 0, b.sn, array_to_string(b.sns, ' '),
        ${signed(sql`b.amount_fen`, sql`b.kind = 'payment'`)}
      from ${books} where ${within(sql`b.at`)} and ${unheard}) d
    order by part, at, last`;
};

/** What is between a day of the bank and the same day of the books. */
export const differencesSheet = listSheet({
  kind: 'statement_differences',
  title: only('银行流水差异'),
  source: only('银行流水核对'),
  sourceUrl: '/money/statement',
  right: right('operations:payments:view'),
  filter: statementApi.export.body,
  row: Row,
  rows: differencesOf,
  columns: [
    [only('时间'), 20, ({ date }) => date],
    [only('银行流水号'), 24, ({ lineNo }) => lineNo],
    [only('户名'), 30, ({ name }) => name],
    [only('附言'), 36, ({ remark }) => remark],
    [only('银行（元）'), 14, ({ bankFen }) => yuan(bankFen)],
    [only('差在哪里'), 24, ({ difference }) => differenceNames[difference]],
    [only('相似度'), 8, ({ difference, score }) => (difference === 'bank_only' || difference === 'mall_only' ? '' : score)],
    [only('商城单号'), 26, ({ sn }) => sn],
    [only('订单'), 28, ({ orders }) => orders],
    [only('商城（元）'), 14, ({ mallFen }) => yuan(mallFen)],
  ],
});
