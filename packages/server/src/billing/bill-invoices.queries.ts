import { type BillCase } from '@mall/contract/billing/bill-data.ts';
import type { InvoiceRow } from '@mall/contract/invoice/invoice.api.ts';
import { type InvoiceTab, invoiceStates, invoiceTabs } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isIn } from '../invoice/invoice.queries.ts';
import { asRow, ListRow, listColumns } from '../invoice/invoice-row.ts';
import type { InvoiceRules } from '../invoice/invoice-rules.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const Counts = z.record(z.enum(invoiceTabs), z.number());
type LogQuery = { page: number; limit: number; billId?: Id | undefined; tab: InvoiceTab; word?: string | undefined };

/** Invoices of bills, latest first. */
export const listBillInvoices = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, billId, tab, word }: LogQuery,
  { INVOICE_CHANGE_MONTHS }: InvoiceRules,
): Promise<PageOf<InvoiceRow> & { counts: z.infer<typeof Counts> }> => {
  const tables = sql`invoice i join bill b on b.id = i.bill_id join store s on s.id = i.store_id`;
  const starts = (column: string) => sql`starts_with(${sql.raw(column)}, ${word ?? ''})`;
  const where = sql`${within(side, 'b')} and ${billId ? sql`i.bill_id = ${billId}` : sql`true`} and ${
    word
      ? sql`(${starts('i.apply_sn')} or ${starts('i.number')} or ${starts('b.bill_sn')}
        or exists (select from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id and ${starts('o.order_sn')}))`
      : sql`true`
  }`;
  const rows = await readRows(tx, ListRow)`
    select ${listColumns(INVOICE_CHANGE_MONTHS)} from ${tables} where ${where} and ${isIn(tab)} order by i.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counts] = await readRows(tx, Counts)`
    select ${sql.join(
      invoiceTabs.map((one) => sql`count(*) filter (where ${isIn(one)})::int as ${sql.raw(one)}`),
      sql`, `,
    )} from ${tables} where ${where}`;
  return {
    list: rows.map(asRow),
    total: counts?.[tab] ?? 0,
    counts: counts as z.infer<typeof Counts>,
  };
};

const InvoiceOfBill = z.strictObject({
  id: Id,
  applySn: z.string(),
  type: z.enum(invoiceTypes),
  titleName: z.string(),
  amountFen: z.number(),
  state: z.enum(invoiceStates),
  number: z.string(),
  redNumber: z.string(),
  date: TimeText,
});

/** Those of one bill, for whoever sees the bill. */
export const invoicesOfBill = async (tx: Tx, billId: Id): Promise<BillCase['invoiceList']> => {
  const rows = await readRows(tx, InvoiceOfBill)`
    select i.id::text, i.apply_sn as "applySn", i.type, coalesce(i.title ->> 'companyName', i.title ->> 'personName') as "titleName", i.amount_fen::float8 as "amountFen", i.state, i.number,
      i.red_number as "redNumber", ${timeText(sql`coalesce(i.red_at, i.issued_at, i.applied_at)`)} as date
    from invoice i where i.bill_id = ${billId} order by i.id desc limit 100`;
  return rows.map(({ amountFen, ...row }) => ({ ...row, amount: toYuan(fen(amountFen)) }));
};
