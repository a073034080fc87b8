import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { isLive } from './live-covers.ts';
import type { OrderToInvoice } from './lock-orders.ts';
import type { Piece } from './plan-invoices.ts';

/** `lineId` of an adjustment: of what it puts right; null for the freight. */
type BilledAmount = { orderId: Id; kind: Piece['kind']; lineId: Id | null; name: string; amountFen: number };
/** What a confirmed bill says of its orders, what it put right included; `since`: from when its time to be applied for runs. */
export type Billed = { billId: Id; since: string; amounts: readonly BilledAmount[] };

const Covered = z.strictObject({ key: z.string(), orderId: z.string(), fen: z.number() });
const keyOf = ({ orderId, kind, lineId }: Pick<BilledAmount, 'orderId' | 'kind' | 'lineId'>): string =>
  `${orderId}/${kind}/${lineId ?? ''}`;

type Invoiced = { of: BilledAmount; own: boolean; invoiceable: boolean; piece?: Piece };

/** What the bill says, each with what can be invoiced of it now: without what invoices of it have already, and not more than was kept. */
export const billedPieces = async (tx: Tx, orders: readonly OrderToInvoice[], { billId, amounts }: Billed): Promise<Invoiced[]> => {
  const covered = await readRows(tx, Covered)`
    select c.order_id || '/' || c.kind || '/' || coalesce(c.order_line_id::text, c.adjusts_line_id::text, '') as key, c.order_id::text as "orderId", sum(c.amount_fen)::float8 as fen
    from invoice_cover c join invoice i on i.id = c.invoice_id where i.bill_id = ${billId} and ${isLive} group by 1, 2`;
  const taken = new Map(covered.map(({ key, fen }) => [key, fen]));
  const ofOrder = new Map<Id, number>();
  for (const { orderId, fen } of covered) ofOrder.set(orderId, (ofOrder.get(orderId) ?? 0) + fen);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return amounts.map((of): Invoiced => {
    const { orderId, kind, lineId, name, amountFen } = of;
    const order = byId.get(orderId);
    if (!order) throw refuse('kernel.not_found');
    if (order.billId !== billId) throw refuse('invoice.on_bill');
    const line = order.lines.find(({ id }) => id === lineId);
    const invoiceable = line ? line.invoiceable : order.lines.some((one) => one.invoiceable);
    // It has an invoice of its own from before: the two must not mix.
    const own = order.coveredFen !== (ofOrder.get(orderId) ?? 0);
    // What goods took with them is on a paper that is being taken back: never more than nothing of the other sign.
    const bounded = amountFen < 0 ? Math.min : Math.max;
    const open = own || !invoiceable ? 0 : bounded(0, amountFen - (taken.get(keyOf(of)) ?? 0));
    const left = line ? line.leftFen : order.freightFen - order.freightBackFen - order.freightCoveredFen;
    const fen = kind === 'adjust' ? open : Math.max(0, Math.min(open, left));
    if (fen === 0) return { of, own, invoiceable };
    const common = { storeId: order.storeId, orderId, kind, name, fen, taxRate: line?.taxRate ?? 9 };
    if (kind === 'line')
      return { of, own, invoiceable, piece: { ...common, lineId, unit: line?.unit ?? '', num: fen === line?.payFen ? line.num : null } };
    const whole = kind === 'freight' && fen === order.freightFen;
    return {
      of,
      own,
      invoiceable,
      piece: { ...common, lineId: null, ...(kind === 'adjust' && { adjustsId: lineId }), unit: whole ? '次' : '', num: whole ? 1 : null },
    };
  });
};
