import { type BillState, type BillTab, billTabs } from '@mall/contract/billing/bill.machine.ts';
import type { BillFilter } from '@mall/contract/billing/bill.rules.ts';
import { BillRow, BillTabs } from '@mall/contract/billing/bill-data.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Onward, PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isLive } from '../invoice/live-covers.ts';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type ActingSide, type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { isOpenPayment, isOverdue, waitsForMoney } from './bill-states.ts';

export const ListedBill = BillRow.omit({ total: true, paid: true, open: true, invoiced: true }).extend({
  totalFen: z.number(),
  paidFen: z.number(),
  invoicedFen: z.number(),
});
export type ListedBill = z.infer<typeof ListedBill>;

export const asBillRow = <Row extends ListedBill>({
  totalFen,
  paidFen,
  invoicedFen,
  ...row
}: Row): Omit<Row, 'totalFen' | 'paidFen' | 'invoicedFen'> & Pick<BillRow, 'total' | 'paid' | 'open' | 'invoiced'> => ({
  ...row,
  total: toYuan(fen(totalFen)),
  paid: toYuan(fen(paidFen)),
  open: toYuan(fen(Math.max(0, totalFen - paidFen))),
  invoiced: toYuan(fen(invoicedFen)),
});

/** Of `bill b`: what invoices have of it, those applied for included: its own, and those that its orders had before by themselves. */
export const invoicedFenOf = sql`(coalesce((select sum(i.amount_fen) from invoice i where i.bill_id = b.id and ${isLive}), 0)
  + coalesce((select sum(x.amount_fen) from bill_entry e join invoice_cover x on x.order_id = e.order_id join invoice i on i.id = x.invoice_id
    where e.bill_id = b.id and e.left_at is null and i.bill_id is null and ${isLive}), 0))::float8`;

/** Of `bill b`: since when invoices of it are applied for: its confirmation, or when its seller took back what he had issued wrongly. */
export const invoicedSince = sql`case when b.confirmed_at is not null then greatest(b.confirmed_at, (select max(r.red_at) from bill_entry e
  join invoice_cover x on x.order_id = e.order_id join invoice r on r.id = x.invoice_id
  where e.bill_id = b.id and e.left_at is null and r.state = 'red_issued' and r.red_cause = 'seller')) end`;

/** Of `bill b` with `store s`, `company c` and `department d`. */
export const billColumns = sql`b.id::text, b.bill_sn as "billSn", b.store_id::text as "storeId", s.name as "storeName", c.name as "companyName", coalesce(d.name, '') as "departmentName",
  b.from_day::text as "fromDay", b.to_day::text as "toDay", b.state, b.total_fen::float8 as "totalFen", b.paid_fen::float8 as "paidFen", ${invoicedFenOf} as "invoicedFen",
  (select count(*)::int from bill_entry e where e.bill_id = b.id and e.left_at is null) as orders,
  (select count(distinct l.after_sale_id)::int from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = b.id and l.kind = 'refund' and e.left_at is null) as refunds,
  b.rev, ${timeText(sql`b.issued_at`)} as "issueDate", ${timeText(sql`b.confirm_by`)} as "confirmBy", ${timeText(sql`b.confirmed_at`)} as "confirmDate", ${timeText(sql`b.due_at`)} as "dueDate",
  ${isOverdue} as overdue,
  (select count(*)::int from bill_dispute x where x.bill_id = b.id and x.answer = 'waiting') as disputes,
  (select count(*)::int from bill_payment p where p.bill_id = b.id and ${isOpenPayment}) as payments`;

export const billTables = sql`bill b join store s on s.id = b.store_id join company c on c.id = b.company_id left join department d on d.id = b.department_id`;

const inTab = (tab: BillTab | BillState): SQL => {
  if (tab === 'all') return sql`true`;
  if (tab === 'toPay') return waitsForMoney;
  return tab === 'overdue' ? isOverdue : sql`b.state = ${tab}`;
};

type Reader = ActingSide | BuyerSide;

/** A bill on which nothing stands concerns nobody but the mall. */
const shown = (side: Reader): SQL =>
  side.kind === 'operator'
    ? sql`true`
    : sql`(b.state not in ('open', 'void') or exists (select from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = b.id and e.left_at is null))`;

export const whereOfBills = (side: Reader, { state, period, word }: BillFilter): SQL =>
  sql.join(
    [
      within(side, 'b'),
      shown(side),
      ...(state ? [inTab(state)] : []),
      ...(period ? [sql`b.to_day >= ${`${period}-01`}::date and b.to_day < ${`${period}-01`}::date + interval '1 month'`] : []),
      ...(word ? [sql`(b.bill_sn like ${likePattern(word)} or s.name like ${likePattern(word)} or c.name like ${likePattern(word)})`] : []),
    ],
    sql` and `,
  );

const usualOrder = sql`(b.state in ('to_confirm', 'disputed') or (${isOverdue})) desc, coalesce(b.issued_at, b.created_at) desc, b.id desc`;

/** What asks somebody for something stands first, then the latest. */
export const billsOf = (where: SQL, order: SQL = usualOrder): SQL => sql`
  select ${billColumns} from ${billTables} where ${where} order by ${order}`;

export const listBills = async (
  tx: Tx,
  side: Reader,
  { page, limit, after, ...filter }: BillFilter & Onward & { page: number; limit: number },
): Promise<PageOf<BillRow>> => {
  const where = whereOfBills(side, filter);
  const listed = after === undefined ? billsOf(where) : billsOf(sql`${where} and ${belowRow(sql`b.id`, { after })}`, sql`b.id desc`);
  const rows = await readRows(tx, ListedBill)`${listed} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${billTables} where ${where}`;
  return { list: rows.map(asBillRow), total: counted?.total ?? 0 };
};

export const countTabs = async (tx: Tx, side: Reader): Promise<BillTabs> => {
  const counts = billTabs.map((tab) => sql`count(*) filter (where ${inTab(tab)})::int as ${sql.identifier(tab)}`);
  const [row] = await readRows(tx, BillTabs)`select ${sql.join(counts, sql`, `)} from bill b where ${within(side, 'b')} and ${shown(side)}`;
  return row as BillTabs;
};
