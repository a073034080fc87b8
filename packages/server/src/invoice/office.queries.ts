import { invoiceMachine } from '@mall/contract/invoice/invoice.machine.ts';
import {
  type OfficeInvoice,
  type OfficeInvoiceRow,
  type OfficePage,
  type OfficeQuery,
  TaxAsk,
} from '@mall/contract/invoice/invoice-office.api.ts';
import { type OfficeInvoiceFilter, type OfficeTab, officeTabs } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type MallSide, type StoreSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { asRow, ListRow, listColumns, readWhole } from './invoice-row.ts';
import { isPaper } from './live-covers.ts';

const askColumns = sql`a.id::text, a.ask_no as "askNo", a.kind, a.state, a.tries, a.fault, ${timeText(sql`a.created_at`)} as "askDate", ${timeText(sql`a.ended_at`)} as "endDate",
  ${timeText(sql`a.next_try_at`)} as "nextDate"`;
const lastAsk = sql`(select json_build_object('id', a.id::text, 'askNo', a.ask_no, 'kind', a.kind, 'state', a.state, 'tries', a.tries, 'fault', a.fault,
    'askDate', ${timeText(sql`a.created_at`)}, 'endDate', ${timeText(sql`a.ended_at`)}, 'nextDate', ${timeText(sql`a.next_try_at`)})
  from invoice_ask a where a.invoice_id = i.id order by a.id desc limit 1)`;

export const OfficeRow = ListRow.extend({ buyerName: z.string(), ask: TaxAsk.nullable() });
export type OfficeRow = z.infer<typeof OfficeRow>;
const columns = sql`${listColumns(0)}, coalesce((select c.name from company c where c.id = i.company_id), m.member_name) as "buyerName", ${lastAsk} as ask`;

const askIs = (...states: string[]): SQL =>
  sql`(select a.state from invoice_ask a where a.invoice_id = i.id order by a.id desc limit 1) = any (${sql.param(states)}::text[])`;
const atGateway = sql`i.state in ('reviewing', 'red_applied')`;

const tabs: Readonly<Record<OfficeTab, SQL>> = {
  todo: sql`i.state = 'applied'`,
  asking: sql`${atGateway} and ${askIs('pending')}`,
  stuck: sql`${atGateway} and ${askIs('refused', 'failed')}`,
  mail: sql`i.state = 'issued' and ${isPaper}`,
  issued: sql`i.state in ('issued', 'mailed', 'verified')`,
  red: sql`i.state in ('red_applied', 'red_issued')`,
  rejected: sql`i.state = 'rejected'`,
  all: sql`true`,
};

/** A store sees its own; the mall's people those of the mall's own stores. */
const reachOf = (side: ActingSide): SQL =>
  side.kind === 'operator' ? sql`exists (select from store own where own.id = i.store_id and own.kind = 'self')` : within(side, 'i');

const actionsOf = ({ state, type, ask }: OfficeRow): OfficeInvoiceRow['actions'] => {
  const trouble = ask?.state === 'refused' || ask?.state === 'failed';
  return [
    ...(invoiceMachine.next(state, 'review', type) ? (['issue'] as const) : []),
    ...(trouble && (state === 'reviewing' || state === 'red_applied') ? (['retry'] as const) : []),
    ...(state === 'applied' || (state === 'reviewing' && ask?.state === 'refused') ? (['reject'] as const) : []),
    ...(invoiceMachine.next(state, 'mail', type) ? (['mail'] as const) : []),
    ...(invoiceMachine.next(state, 'redApply', type) ? (['red'] as const) : []),
  ];
};

const asOffice = (row: OfficeRow, may: boolean): OfficeInvoiceRow => {
  const { buyerName, ask, ...rest } = row;
  return { ...asRow(rest), buyerName, ask, actions: may ? actionsOf(row) : [] };
};

const mayHandle = (side: StoreSide | MallSide): boolean =>
  side.rights.has(side.kind === 'operator' ? 'operations:invoices:decide' : 'seller:invoices:handle');

const Counts = z.record(z.enum(officeTabs), z.number());

/** Of a filter but for its tab. */
const whereOf = (side: ActingSide, { type, word }: Omit<OfficeInvoiceFilter, 'tab'>): SQL => sql`
  ${reachOf(side)} and ${type ? sql`i.type = ${type}` : sql`true`} and ${
    word
      ? sql`(starts_with(i.apply_sn, ${word}) or starts_with(i.number, ${word}) or position(${word} in coalesce(i.title ->> 'companyName', i.title ->> 'personName')) > 0
        or exists (select from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id and starts_with(o.order_sn, ${word})))`
      : sql`true`
  }`;

/** Every row of a filter: what waits, the oldest first. */
export const officeInvoicesOf = (side: ActingSide, filter: OfficeInvoiceFilter): SQL => {
  const waits = filter.tab === 'todo' || filter.tab === 'stuck' || filter.tab === 'mail';
  return sql`select ${columns} from invoice i join store s on s.id = i.store_id join member m on m.id = i.member_id where ${whereOf(side, filter)} and ${tabs[filter.tab]}
    order by ${waits ? sql`i.state_at, i.id` : sql`i.id desc`}`;
};

export const listOfficeInvoices = async (
  tx: Tx,
  side: StoreSide | MallSide,
  { page, limit, ...filter }: OfficeQuery,
): Promise<OfficePage> => {
  const rows = await readRows(tx, OfficeRow)`${officeInvoicesOf(side, filter)} limit ${limit} offset ${(page - 1) * limit}`;
  const [counts] = await readRows(tx, Counts)`
    select ${sql.join(
      officeTabs.map((one) => sql`count(*) filter (where ${tabs[one]})::int as "${sql.raw(one)}"`),
      sql`, `,
    )} from invoice i where ${whereOf(side, filter)}`;
  const may = mayHandle(side);
  return { list: rows.map((row) => asOffice(row, may)), total: counts?.[filter.tab] ?? 0, counts: counts as z.infer<typeof Counts> };
};

/** The mall's people read those of any store, and handle those of their own. */
export const requireOfficeInvoice = async (tx: Tx, side: StoreSide | MallSide, id: Id): Promise<OfficeInvoice> => {
  const [row] = await readRows(tx, OfficeRow.extend({ own: z.boolean() }))`
    select ${columns}, ${reachOf(side)} as own from invoice i join store s on s.id = i.store_id join member m on m.id = i.member_id where i.id = ${id} and ${within(side, 'i')}`;
  if (!row) throw refuse('kernel.not_found');
  const { own, ...rest } = row;
  const { titleId: _titleId, changeUntil: _changeUntil, ...whole } = await readWhole(tx, id, 0);
  const asks = await readRows(tx, TaxAsk)`select ${askColumns} from invoice_ask a where a.invoice_id = ${id} order by a.id desc limit 20`;
  return { ...asOffice(rest, own && mayHandle(side)), ...whole, asks };
};
