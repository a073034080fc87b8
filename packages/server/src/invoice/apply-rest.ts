import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import type { Follow, LockedInvoice } from './lock-invoice.ts';
import { readOrders } from './lock-orders.ts';
import { type Piece, planInvoices } from './plan-invoices.ts';
import { writeInvoices } from './write-invoices.ts';

const Cover = z.strictObject({
  orderId: Id,
  lineId: Id.nullable(),
  kind: z.enum(['line', 'freight', 'adjust']),
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
    select order_id::text as "orderId", order_line_id::text as "lineId", kind, name, unit, num, tax_rate as "taxRate", amount_fen::float8 as fen
    from invoice_cover where invoice_id = ${id} order by id`;
  const left = new Map(
    orders.flatMap((order) => [
      ...order.lines.map((line): [string, number] => [`line/${line.id}`, Math.max(0, line.leftFen)]),
      [`freight/${order.id}`, Math.max(0, order.freightFen - order.freightBackFen - order.freightCoveredFen)] as [string, number],
    ]),
  );
  let over = false;
  const pieces = covers.flatMap(({ fen, ...cover }): Piece[] => {
    // What a bill put right stays as the bill says.
    const key = cover.kind === 'line' ? `line/${cover.lineId}` : `freight/${cover.orderId}`;
    const most = cover.kind === 'adjust' ? fen : Math.min(fen, left.get(key) ?? 0);
    if (cover.kind !== 'adjust') left.set(key, (left.get(key) ?? 0) - most);
    if (most !== fen) over = true;
    return most === 0 ? [] : [{ ...cover, storeId, num: most === fen ? cover.num : null, fen: most }];
  });
  return { pieces, over };
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
