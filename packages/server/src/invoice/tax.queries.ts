import { type TaxAskRow, TaxAskRow as TaxAskSchema, TaxHealth, type TaxQuery } from '@mall/contract/invoice/invoice-office.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

/** A refused or unanswered question that nothing has followed since. */
export const isTrouble = sql`a.state in ('refused', 'failed') and i.state in ('reviewing', 'red_applied')
  and not exists (select from invoice_ask n where n.invoice_id = a.invoice_id and n.kind = a.kind and n.id > a.id)`;

const Row = TaxAskSchema.omit({ amount: true, canRetry: true }).extend({ amountFen: z.number(), trouble: z.boolean(), total: z.number() });

export const listTaxAsks = async (tx: Tx, side: MallSide, { page, limit, state, word }: TaxQuery): Promise<PageOf<TaxAskRow>> => {
  const rows = await readRows(tx, Row)`
    select a.id::text, a.ask_no as "askNo", a.kind, a.state, a.tries, a.fault, ${timeText(sql`a.created_at`)} as "askDate", ${timeText(sql`a.ended_at`)} as "endDate",
      ${timeText(sql`a.next_try_at`)} as "nextDate", i.id::text as "invoiceId", i.apply_sn as "applySn", s.name as "storeName", i.type,
      coalesce(i.title ->> 'companyName', i.title ->> 'personName') as "titleName", i.amount_fen::float8 as "amountFen", i.state as "invoiceState", (${isTrouble}) as trouble,
      count(*) over ()::int as total
    from invoice_ask a join invoice i on i.id = a.invoice_id join store s on s.id = i.store_id
    where ${state ? sql`a.state = ${state}` : sql`true`} and ${word ? sql`(starts_with(a.ask_no, ${word}) or starts_with(i.apply_sn, ${word}) or position(${word} in s.name) > 0)` : sql`true`}
    order by (${isTrouble}) desc, a.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const may = side.rights.has('operations:invoices:decide');
  return {
    list: rows.map(({ amountFen, trouble, total: _total, ...row }) => ({
      ...row,
      amount: toYuan(fen(amountFen)),
      canRetry: trouble && may,
    })),
    total: rows[0]?.total ?? 0,
  };
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
