import type { InvoiceDetail, InvoiceQuery, InvoiceRow } from '@mall/contract/invoice/invoice.api.ts';
import { type InvoiceTab, invoiceTabs, statesOfTab } from '@mall/contract/invoice/invoice.machine.ts';
import type { InvoiceFilter } from '@mall/contract/invoice/invoicing.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Onward, PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, type BuyerSight, within } from '../kernel/side.ts';
import { requireOrder } from '../order/order-detail.queries.ts';
import { asRow, ListRow, listColumns, readWhole } from './invoice-row.ts';
import { type InvoiceRules, usualInvoiceRules } from './invoice-rules.ts';

const startsWith = (column: SQL, word: string): SQL => sql`starts_with(${column}, ${word})`;

/** Invoices of a filter but for its tab, as far as the reader's right goes. */
export const invoicesOf = (side: BuyerSight, { type, storeId, from, to, word }: Omit<InvoiceFilter, 'tab'>): SQL => sql`
  ${within(side, 'i')} and ${type ? sql`i.type = ${type}` : sql`true`} and ${storeId ? sql`i.store_id = ${storeId}` : sql`true`}
  and ${from ? sql`i.applied_at >= ${from}::date` : sql`true`} and ${to ? sql`i.applied_at < ${to}::date + 1` : sql`true`}
  and ${
    word
      ? sql`(${startsWith(sql`i.apply_sn`, word)} or ${startsWith(sql`i.number`, word)}
        or exists (select from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id and ${startsWith(sql`o.order_sn`, word)}))`
      : sql`true`
  }`;

export const isIn = (tab: InvoiceTab): SQL => sql`i.state = any (${sql.param([...statesOfTab[tab]])}::text[])`;

/** Every row of a filter, latest first. */
export const listedInvoices = (side: BuyerSight, { tab, after, ...filter }: InvoiceFilter & Onward, months: number): SQL => sql`
  select ${listColumns(months)} from invoice i join store s on s.id = i.store_id where ${invoicesOf(side, filter)} and ${isIn(tab)} and ${belowRow(sql`i.id`, { after })} order by i.id desc`;

const Counts = z.record(z.enum(invoiceTabs), z.number());

const StoreName = z.strictObject({ id: Id, name: z.string() });
const mostStores = 200;

type Page = PageOf<InvoiceRow> & { counts: z.infer<typeof Counts>; stores: z.infer<typeof StoreName>[] };

export const listInvoices = async (
  tx: Tx,
  side: BuyerSide,
  query: InvoiceQuery,
  rules: InvoiceRules = usualInvoiceRules,
): Promise<Page> => {
  const { page, limit, ...filter } = query;
  const listed = listedInvoices(side, filter, rules.INVOICE_CHANGE_MONTHS);
  const rows = await readRows(tx, ListRow)`${listed} limit ${limit} offset ${(page - 1) * limit}`;
  const [counts] = await readRows(tx, Counts)`
    select ${sql.join(
      invoiceTabs.map((one) => sql`count(*) filter (where ${isIn(one)})::int as ${sql.raw(one)}`),
      sql`, `,
    )} from invoice i where ${invoicesOf(side, filter)}`;
  const stores = await readRows(tx, StoreName)`
    select s.id::text, s.name from store s where s.id in (select i.store_id from invoice i where ${within(side, 'i')}) order by s.name, s.id limit ${mostStores}`;
  return { list: rows.map(asRow), total: counts?.[filter.tab] ?? 0, counts: counts as z.infer<typeof Counts>, stores };
};

export const requireInvoice = async (tx: Tx, side: BuyerSide, id: Id, rules: InvoiceRules = usualInvoiceRules): Promise<InvoiceDetail> => {
  const months = rules.INVOICE_CHANGE_MONTHS;
  const [row] = await readRows(tx, ListRow)`
    select ${listColumns(months)} from invoice i join store s on s.id = i.store_id where i.id = ${id} and ${within(side, 'i')}`;
  if (!row) throw refuse('kernel.not_found');
  return { ...asRow(row), ...(await readWhole(tx, id, months)) };
};

/** For whoever sees the order; what may be done with one is done among the invoices. */
export const listOfOrder = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<InvoiceRow[]> => {
  await requireOrder(tx, side, orderId);
  const rows = await readRows(tx, ListRow)`
    select ${listColumns(0)} from invoice i join store s on s.id = i.store_id
    where exists (select from invoice_cover c where c.invoice_id = i.id and c.order_id = ${orderId}) order by i.id desc limit 50`;
  return rows.map((row) => ({ ...asRow(row), actions: [] }));
};
