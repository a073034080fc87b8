import { type TaxAskRow, TaxAskRow as TaxAskSchema, TaxHealth, type TaxQuery } from '@mall/contract/invoice/invoice-office.api.ts';
import type { TaxFilter } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';

/** A refused or unanswered question that nothing has followed since. */
export const isTrouble = sql`a.state in ('refused', 'failed') and i.state in ('reviewing', 'red_applied')
  and not exists (select from invoice_ask n where n.invoice_id = a.invoice_id and n.kind = a.kind and n.id > a.id)`;

export const AskRow = TaxAskSchema.omit({ amount: true, canRetry: true }).extend({ amountFen: z.number(), trouble: z.boolean() });

const askSql = (where: SQL): SQL => sql`
  select a.id::text, a.ask_no as "askNo", a.kind, a.state, a.tries, a.fault, ${timeText(sql`a.created_at`)} as "askDate", ${timeText(sql`a.ended_at`)} as "endDate",
    ${timeText(sql`a.next_try_at`)} as "nextDate", i.id::text as "invoiceId", i.apply_sn as "applySn", s.name as "storeName", i.type,
    coalesce(i.title ->> 'companyName', i.title ->> 'personName') as "titleName", i.amount_fen::float8 as "amountFen", i.state as "invoiceState", (${isTrouble}) as trouble
  from invoice_ask a join invoice i on i.id = a.invoice_id join store s on s.id = i.store_id where ${where}`;

const askWhere = ({ state, word, ...days }: TaxFilter): SQL =>
  sql`${state ? sql`a.state = ${state}` : sql`true`} and ${
    word ? sql`(starts_with(a.ask_no, ${word}) or starts_with(i.apply_sn, ${word}) or position(${word} in s.name) > 0)` : sql`true`
  } and ${onDays(sql`a.created_at`, days)}`;

/** What is stuck or was refused first. */
export const taxAsksOf = (filter: TaxFilter): SQL => sql`${askSql(askWhere(filter))} order by trouble desc, a.id desc`;

const asAsk = ({ amountFen, trouble, ...row }: z.infer<typeof AskRow>, { rights }: MallSide): TaxAskRow => ({
  ...row,
  amount: toYuan(fen(amountFen)),
  canRetry: trouble && rights.has('operations:invoices:decide'),
});

export const listTaxAsks = async (tx: Tx, side: MallSide, { page, limit, ...filter }: TaxQuery): Promise<PageOf<TaxAskRow>> => {
  const rows = await readRows(tx, AskRow)`${taxAsksOf(filter)} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from (${askSql(askWhere(filter))}) asked`;
  return { list: rows.map((row) => asAsk(row, side)), total: counted?.total ?? 0 };
};

export const requireTaxAsk = async (tx: Tx, side: MallSide, id: Id): Promise<TaxAskRow> => {
  const [row] = await readRows(tx, AskRow)`${askSql(sql`a.id = ${id}`)}`;
  if (!row) throw refuse('kernel.not_found');
  return asAsk(row, side);
};

export const readTaxHealth = async (tx: Tx): Promise<TaxHealth> => {
  const [row] = await readRows(tx, TaxHealth)`
    select (select count(*) from invoice_ask where state = 'pending')::int as pending,
      (select count(*) from invoice_ask a join invoice i on i.id = a.invoice_id where ${isTrouble} and a.state = 'refused')::int as refused,
      (select count(*) from invoice_ask a join invoice i on i.id = a.invoice_id where ${isTrouble} and a.state = 'failed')::int as failed,
      (select count(*) from invoice_ask where state = 'issued' and ended_at >= date_trunc('day', now()))::int as "issuedToday",
      (select round(avg(extract(epoch from ended_at - created_at)))::int from invoice_ask where state = 'issued' and ended_at >= date_trunc('day', now())) as "meanSeconds",
      ${timeText(sql`g.last_good_at`)} as "lastGoodDate", ${timeText(sql`g.last_bad_at`)} as "lastBadDate", g.last_fault as "lastFault", g.forged
    from tax_gateway g`;
  return row as TaxHealth;
};
