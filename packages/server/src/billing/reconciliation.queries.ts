import type { RowFilter } from '@mall/contract/billing/bill.rules.ts';
import { type ReconPage, ReconRow } from '@mall/contract/billing/bill-data.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { asBillRow, billColumns, billTables, ListedBill } from './bill.queries.ts';
import { mayDecide } from './case.queries.ts';

const Row = ReconRow.omit({ ours: true, billed: true, difference: true }).extend({
  oursFen: z.number().nullable(),
  billedFen: z.number().nullable(),
});
const Figures = z.strictObject({ ours: z.number(), billed: z.number(), matched: z.number(), diff: z.number(), missing: z.number() });
const SheetRow = z.strictObject({ name: z.string(), who: z.string(), date: TimeText, rows: z.number() });

/**
 * An order a row: what the bill says of it, beside what the company has. That is its own sheet where it handed one in; otherwise what it received, which the bill was
 * written from, so that only what somebody put right or what was not received at all stands out.
 */
const compared = (id: Id): SQL => sql`
  with billed as (
      select o.id, o.order_sn, min(l.name) as goods, o.received_at, sum(l.amount_fen) as fen, bool_or(exists (select from bill_dispute x where x.line_id = l.id and x.answer = 'waiting')) as disputed
      from bill_line l join shop_order o on o.id = l.order_id left join bill_entry e on e.id = l.entry_id where l.bill_id = ${id} and e.left_at is null group by o.id),
    received as (
      select o.order_sn, o.payable_fen - case o.pay_mode when 'credit' then o.refunded_fen else 0 end as fen from shop_order o join bill_entry e on e.order_id = o.id where e.bill_id = ${id} and e.left_at is null
      union all select o.order_sn, sum(l.amount_fen) from bill_line l join shop_order o on o.id = l.order_id where l.bill_id = ${id} and l.entry_id is null group by o.order_sn),
    sheet as (select row ->> 'orderSn' as order_sn, sum((row ->> 'fen')::bigint) as fen from bill_sheet s cross join jsonb_array_elements(s.rows) row where s.bill_id = ${id} group by 1),
    ours as (select order_sn, sum(fen) as fen from (select * from sheet union all select * from received where not exists (select from bill_sheet s where s.bill_id = ${id})) o group by order_sn)
  select coalesce(b.order_sn, r.order_sn) as "orderSn", b.id::text as "orderId", coalesce(b.goods, '') as goods, ${timeText(sql`b.received_at`)} as "receiveDate", r.fen::float8 as "oursFen", b.fen::float8 as "billedFen",
    case when b.fen is null or r.fen is null then 'missing' when b.fen <> r.fen or b.disputed then 'diff' else 'matched' end as match, coalesce(b.disputed, false) as disputed
  from billed b full join ours r on r.order_sn = b.order_sn`;

export const readReconciliation = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { page, limit, match, word }: RowFilter & { page: number; limit: number },
): Promise<ReconPage> => {
  const [bill] = await readRows(tx, ListedBill)`select ${billColumns} from ${billTables} where b.id = ${id} and ${within(side, 'b')}`;
  if (!bill) throw refuse('kernel.not_found');
  const narrowed = sql`from (${compared(id)}) q where ${match ? sql`q.match = ${match}` : sql`true`}
    and ${word ? sql`(q."orderSn" like ${likePattern(word)} or q.goods like ${likePattern(word)})` : sql`true`}`;
  const rows = await readRows(tx, Row)`
    select q.* ${narrowed} order by case q.match when 'missing' then 0 when 'diff' then 1 else 2 end, q."receiveDate" nulls first, q."orderSn" limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${narrowed}`;
  const [sums] = await readRows(tx, Figures)`
    select coalesce(sum(q."oursFen"), 0)::float8 as ours, coalesce(sum(q."billedFen"), 0)::float8 as billed, count(*) filter (where q.match = 'matched')::int as matched,
      count(*) filter (where q.match = 'diff')::int as diff, count(*) filter (where q.match = 'missing')::int as missing from (${compared(id)}) q`;
  const [sheet] = await readRows(tx, SheetRow)`
    select s.name, m.member_name as who, ${timeText(sql`s.at`)} as date, jsonb_array_length(s.rows) as rows from bill_sheet s join member m on m.id = s.member_id where s.bill_id = ${id}`;
  const { ours, billed, matched, diff, missing } = sums as z.infer<typeof Figures>;
  return {
    bill: asBillRow(bill),
    canDecide: mayDecide(side, bill.state),
    list: rows.map(({ oursFen, billedFen, ...row }) => ({
      ...row,
      ours: oursFen === null ? null : toYuan(fen(oursFen)),
      billed: billedFen === null ? null : toYuan(fen(billedFen)),
      difference: toYuan(fen((billedFen ?? 0) - (oursFen ?? 0))),
    })),
    total: counted?.total ?? 0,
    figures: { ours: toYuan(fen(ours)), billed: toYuan(fen(billed)), difference: toYuan(fen(billed - ours)), matched, diff, missing },
    sheet: sheet ?? null,
  };
};
