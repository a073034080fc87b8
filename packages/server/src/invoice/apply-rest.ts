import { coverKinds } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import { isLive } from './live-covers.ts';
import type { Follow, LockedInvoice } from './lock-invoice.ts';
import { readOrders } from './lock-orders.ts';
import { type Piece, planInvoices } from './plan-invoices.ts';
import { writeInvoices } from './write-invoices.ts';

const Cover = z.strictObject({
  orderId: Id,
  lineId: Id.nullable(),
  adjustsId: Id.nullable(),
  kind: z.enum(coverKinds),
  name: z.string(),
  unit: z.string(),
  num: z.number().nullable(),
  taxRate: z.number(),
  fen: z.number(),
});

/** What an invoice covers of what was paid and kept, without its own claim on it: less than it says, when something was given back since. */
export const piecesLeft = async (
  tx: Tx,
  { id, orderIds, storeId }: Pick<LockedInvoice, 'id' | 'orderIds' | 'storeId'>,
): Promise<{ pieces: Piece[]; over: boolean }> => {
  const orders = await readOrders(tx, sql`o.id = any (${sql.param(orderIds)}::bigint[])`, { but: id, months: 1 });
  const covers = await readRows(tx, Cover)`
    select order_id::text as "orderId", order_line_id::text as "lineId", adjusts_line_id::text as "adjustsId", kind, name, unit, num, tax_rate as "taxRate", amount_fen::float8 as fen
    from invoice_cover where invoice_id = ${id} order by id`;
  const left = new Map(
    orders.flatMap((order) => [
      ...order.lines.map((line): [string, number] => [`line/${line.id}`, Math.max(0, line.leftFen)]),
      [`freight/${order.id}`, Math.max(0, order.freightFen - order.freightBackFen - order.freightCoveredFen)] as [string, number],
    ]),
  );
  const adjusted = await adjustedLeft(tx, id, orderIds);
  let over = false;
  const pieces = covers.flatMap(({ fen, ...cover }): Piece[] => {
    const ofBill = cover.kind === 'adjust';
    const key = ofBill
      ? `${cover.orderId}/${cover.adjustsId ?? ''}`
      : cover.kind === 'line'
        ? `line/${cover.lineId}`
        : `freight/${cover.orderId}`;
    const of = ofBill ? adjusted : left;
    const there = of.get(key) ?? 0;
    const most = fen < 0 ? Math.max(fen, Math.min(0, there)) : Math.min(fen, Math.max(0, there));
    of.set(key, there - most);
    if (most !== fen) over = true;
    return most === 0 ? [] : [{ ...cover, storeId, num: most === fen ? cover.num : null, fen: most }];
  });
  return { pieces, over };
};

const Adjusted = z.strictObject({ key: z.string(), fen: z.number() });

/** What bills put right of orders and other invoices do not have: less than before, when goods came back and took their part of it with them. */
const adjustedLeft = async (tx: Tx, id: Id, orderIds: readonly Id[]): Promise<Map<string, number>> => {
  const ids = sql`${sql.param(orderIds)}::bigint[]`;
  const rows = await readRows(tx, Adjusted)`
    select n.key, sum(n.fen)::float8 as fen from (
      select l.order_id || '/' || coalesce(l.order_line_id::text, '') as key, l.amount_fen as fen from bill_line l left join bill_entry e on e.id = l.entry_id
      where l.order_id = any (${ids}) and l.kind = 'adjust' and e.left_at is null
      union all
      select c.order_id || '/' || coalesce(c.adjusts_line_id::text, ''), -c.amount_fen from invoice_cover c join invoice i on i.id = c.invoice_id
      where c.order_id = any (${ids}) and c.kind = 'adjust' and ${isLive} and i.id <> ${id}) n group by n.key`;
  return new Map(rows.map(({ key, fen }) => [key, fen]));
};

/** Applies for what is left in the place of one that is over; nothing where nothing is. */
export const applyRest = async (tx: Tx, invoice: LockedInvoice, follow: Follow, rules: InvoiceRules): Promise<Id[]> => {
  const { pieces } = await piecesLeft(tx, invoice);
  const papers = planInvoices(pieces, rules);
  if (papers.length === 0) return [];
  const { memberId, companyId, departmentId, content, remark, billId, id } = invoice;
  return writeInvoices(
    tx,
    {
      owner: { memberId, companyId, departmentId },
      title: follow.title,
      titleId: follow.titleId,
      receiver: follow.receiver,
      content,
      remark,
      cause: follow.cause,
      billId,
      replaces: id,
      from: null,
      months: rules.INVOICE_APPLY_MONTHS,
    },
    papers,
  );
};
