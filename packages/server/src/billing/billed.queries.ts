import { type BilledOrder, type BillInvoicing } from '@mall/contract/billing/bill-invoice.api.ts';
import { coverKinds, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Billed, billedPieces } from '../invoice/billed-pieces.ts';
import type { InvoiceRules } from '../invoice/invoice-rules.ts';
import { readOrders } from '../invoice/lock-orders.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { invoicedFenOf, invoicedSince } from './bill.queries.ts';

const Confirmed = z.strictObject({ billId: Id, since: z.string().nullable() });
const Amount = z.strictObject({
  orderId: Id,
  kind: z.enum(coverKinds),
  lineId: Id.nullable(),
  name: z.string(),
  amountFen: z.number(),
});

/** What a bill that the company agreed to says of its orders, goods by goods: what came back taken off, also on the next bill, and what was put right by itself. */
export const readBilled = async (tx: Tx, side: BuyerSide, id: Id): Promise<Billed> => {
  const [bill] = await readRows(tx, Confirmed)`
    select b.id::text as "billId", (${invoicedSince})::text as since from bill b where b.id = ${id} and ${within(side, 'b')}`;
  if (!bill) throw refuse('kernel.not_found');
  if (bill.since === null) throw refuse('bill.not_confirmed');
  const amounts = await readRows(tx, Amount)`
    select n.order_id::text as "orderId", n.kind, min(n.order_line_id)::text as "lineId", case n.kind when 'freight' then '运费' else min(n.name) end as name, sum(n.amount_fen)::float8 as "amountFen"
    from (select l.id, l.order_id, l.order_line_id, l.amount_fen,
        case when l.kind = 'adjust' then 'adjust' when l.order_line_id is null then 'freight' else 'line' end as kind,
        case when l.kind = 'adjust' then '调整：' || l.name else l.name end as name
      from bill_entry e join bill_line l on l.order_id = e.order_id and (l.entry_id = e.id or l.entry_id is null) where e.bill_id = ${id} and e.left_at is null) n
    group by n.order_id, n.kind, n.order_line_id having sum(n.amount_fen) <> 0 order by n.order_id, min(n.id)`;
  return { billId: bill.billId, since: bill.since, amounts };
};

export const ordersOfBilled = ({ amounts }: Billed): Id[] => [...new Set(amounts.map(({ orderId }) => orderId))];

const Head = z.strictObject({
  billSn: z.string(),
  storeName: z.string(),
  totalFen: z.number(),
  invoicedFen: z.number(),
  types: z.array(z.enum(invoiceTypes)),
  until: TimeText,
  late: z.boolean(),
});

const yuan = (amount: number) => toYuan(fen(amount));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** What of a bill can be invoiced, a page of its orders at a time, and why not where it cannot. */
export const readBillInvoicing = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { page, limit }: { page: number; limit: number },
  { INVOICE_APPLY_MONTHS: months }: InvoiceRules,
): Promise<BillInvoicing> => {
  const billed = await readBilled(tx, side, id);
  const orderIds = ordersOfBilled(billed);
  const orders = await readOrders(tx, sql`o.id = any (${sql.param(orderIds)}::bigint[])`, { months });
  const all = await billedPieces(tx, orders, billed);
  const until = sql`${invoicedSince} + make_interval(months => ${months}::int)`;
  const [head] = await readRows(tx, Head)`
    select b.bill_sn as "billSn", s.name as "storeName", b.total_fen::float8 as "totalFen", ${invoicedFenOf} as "invoicedFen", s.invoice_types as types, ${timeText(until)} as until, ${until} < now() as late
    from bill b join store s on s.id = b.store_id where b.id = ${id}`;
  const { totalFen, invoicedFen: taken, types: issued, ...rest } = head as z.infer<typeof Head>;
  const types = issued.filter((type) => orders.every((order) => order.types.includes(type)));
  const byOrder = Map.groupBy(all, ({ of }) => of.orderId);
  const sns = new Map(orders.map((order) => [order.id, order.orderSn]));
  const list = orderIds.slice((page - 1) * limit, page * limit).map((orderId): BilledOrder => {
    const goods = byOrder.get(orderId) ?? [];
    return {
      orderId,
      orderSn: sns.get(orderId) ?? '',
      own: goods.some(({ own }) => own),
      amount: yuan(sumOf(goods.map(({ of }) => of.amountFen))),
      open: yuan(sumOf(goods.map(({ piece }) => piece?.fen ?? 0))),
      goods: goods.map(({ of, invoiceable, piece }) => ({
        kind: of.kind,
        name: of.name,
        amount: yuan(of.amountFen),
        open: yuan(piece?.fen ?? 0),
        invoiceable,
      })),
    };
  });
  const open = Math.max(0, sumOf(all.map(({ piece }) => piece?.fen ?? 0)));
  return { list, total: orderIds.length, figures: { ...rest, types, amount: yuan(totalFen), invoiced: yuan(taken), open: yuan(open) } };
};
