import { InvoiceFields, type InvoiceType, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { orderStates } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { isLive } from './live-covers.ts';
import type { Piece } from './plan-invoices.ts';

const OrderRow = z.strictObject({
  id: Id,
  orderSn: z.string(),
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  storeId: Id,
  storeTypes: z.array(z.enum(invoiceTypes)),
  types: z.array(z.enum(invoiceTypes)),
  state: z.enum(orderStates),
  billId: Id.nullable(),
  invoice: InvoiceFields.nullable(),
  addressText: z.string(),
  /** Whether its time to be applied for is over; null before it is complete. */
  late: z.boolean().nullable(),
  freightFen: z.number(),
  freightBackFen: z.number(),
  freightCoveredFen: z.number(),
  /** What was paid and kept, and what live invoices have of it. */
  keptFen: z.number(),
  coveredFen: z.number(),
});
const LineRow = z.strictObject({
  id: Id,
  orderId: Id,
  name: z.string(),
  unit: z.string(),
  num: z.number(),
  taxRate: z.number(),
  payFen: z.number(),
  leftFen: z.number(),
  invoiceable: z.boolean(),
});

export type OrderToInvoice = z.infer<typeof OrderRow> & {
  lines: z.infer<typeof LineRow>[];
  /** What can be invoiced of it now. */
  pieces: Piece[];
};

/** `but`: an invoice whose own fen do not count, because something takes its place. */
type Counting = { but?: Id | undefined; months: number; lock?: boolean };

const coversOf = (
  where: SQL,
  but: Id | undefined,
): SQL => sql`coalesce((select sum(c.amount_fen) from invoice_cover c join invoice i on i.id = c.invoice_id
  where ${where} and ${isLive} and i.id is distinct from ${but ?? null}::bigint), 0)::float8`;

/** Since when an order can be applied for: its completion, or when its seller took back what he had issued wrongly. */
export const openSince: SQL = sql`greatest(o.done_at, (select max(r.red_at) from invoice_cover x join invoice r on r.id = x.invoice_id
  where x.order_id = o.id and r.state = 'red_issued' and r.red_cause = 'seller'))`;

/** What the store issues and all goods of the order may have. What was agreed when it was ordered stays, whatever the goods say since. */
export const typesOfOrder: SQL = sql`array(
  select t.type from unnest(s.invoice_types) with ordinality as t (type, at)
  where t.type = o.invoice ->> 'type' or not exists (
    select from order_line n join goods h on h.id = n.goods_id where n.order_id = o.id and h.invoiceable and t.type <> all (h.invoice_types))
  order by t.at)`;

const orderColumns = ({
  but,
  months,
}: Counting): SQL => sql`o.id::text, o.order_sn as "orderSn", o.member_id::text as "memberId", o.company_id::text as "companyId",
  o.department_id::text as "departmentId", o.store_id::text as "storeId", s.invoice_types as "storeTypes", ${typesOfOrder} as types, o.state, o.bill_id::text as "billId", o.invoice,
  concat_ws(' ', o.address ->> 'areaInfo', o.address ->> 'detail') as "addressText", ${openSince} + make_interval(months => ${months}::int) < now() as late,
  o.freight_fen::float8 as "freightFen",
  greatest(0, o.refunded_fen - (select coalesce(sum(l.refunded_fen), 0) from order_line l where l.order_id = o.id))::float8 as "freightBackFen",
  ${coversOf(sql`c.order_id = o.id and c.kind = 'freight'`, but)} as "freightCoveredFen",
  ((case o.pay_mode when 'credit' then o.payable_fen else o.paid_fen end) - o.refunded_fen)::float8 as "keptFen",
  ${coversOf(sql`c.order_id = o.id`, but)} as "coveredFen"`;

const piecesOf = (order: z.infer<typeof OrderRow>, lines: readonly z.infer<typeof LineRow>[]): Piece[] => {
  const common = { storeId: order.storeId, orderId: order.id };
  const goods = lines
    .filter(({ invoiceable, leftFen }) => invoiceable && leftFen > 0)
    .map(
      (line): Piece => ({
        ...common,
        lineId: line.id,
        kind: 'line',
        name: line.name,
        unit: line.unit,
        num: line.leftFen === line.payFen ? line.num : null,
        taxRate: line.taxRate,
        fen: line.leftFen,
      }),
    );
  const freight = order.freightFen - order.freightBackFen - order.freightCoveredFen;
  if (freight > 0 && lines.some(({ invoiceable }) => invoiceable))
    goods.push({ ...common, lineId: null, kind: 'freight', name: '运费', unit: '次', num: 1, taxRate: 9, fen: freight });
  // What the order has kept bounds its lines: money that came back beside them, or never came, is invoiced to nobody.
  let left = order.keptFen - order.coveredFen;
  return goods.flatMap((piece) => {
    const taken = Math.min(piece.fen, Math.max(0, left));
    left -= taken;
    return taken === 0 ? [] : [taken === piece.fen ? piece : { ...piece, num: null, fen: taken }];
  });
};

/** Orders with what can be invoiced of them. Locked, so that two applications for the same fen come one after the other. */
export const readOrders = async (tx: Tx, where: SQL, counting: Counting): Promise<OrderToInvoice[]> => {
  // The lock is a statement of its own: the sums must be of whoever had it before.
  if (counting.lock) await tx.execute(sql`select from shop_order o where ${where} order by o.id for no key update`);
  const orders = await readRows(tx, OrderRow)`
    select ${orderColumns(counting)} from shop_order o join store s on s.id = o.store_id where ${where} order by o.id`;
  if (orders.length === 0) return [];
  const lines = await readRows(tx, LineRow)`
    select l.id::text, l.order_id::text as "orderId", l.spec_name as name, l.unit, l.num, l.tax_rate as "taxRate", l.pay_fen::float8 as "payFen",
      (l.pay_fen - l.refunded_fen)::float8 - ${coversOf(sql`c.order_line_id = l.id`, counting.but)} as "leftFen", g.invoiceable
    from order_line l join goods g on g.id = l.goods_id where l.order_id = any (${sql.param(orders.map(({ id }) => id))}::bigint[]) order by l.id`;
  return orders.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return { ...order, lines: own, pieces: piecesOf(order, own) };
  });
};

export type OrderFault =
  | 'invoice.on_bill'
  | 'invoice.not_done'
  | 'invoice.too_late'
  | 'invoice.not_invoiceable'
  | 'invoice.some_not'
  | 'invoice.goods_type'
  | 'invoice.nothing_left';

/** Why an order has no invoice of a type; undefined where it can have one. */
export const typeFaultOf = (
  { storeTypes, types }: Pick<OrderToInvoice, 'storeTypes' | 'types'>,
  type: InvoiceType,
): OrderFault | undefined => {
  if (!storeTypes.includes(type)) return 'invoice.some_not';
  return types.includes(type) ? undefined : 'invoice.goods_type';
};

/** Why nothing of an order can be invoiced by itself; undefined where something can. */
export const faultOf = (order: OrderToInvoice, type?: InvoiceType): OrderFault | undefined => {
  const { billId, state, late, lines, pieces } = order;
  if (billId !== null) return 'invoice.on_bill';
  if (state !== 'done') return 'invoice.not_done';
  if (!lines.some(({ invoiceable }) => invoiceable)) return 'invoice.not_invoiceable';
  if (pieces.length === 0) return 'invoice.nothing_left';
  if (late) return 'invoice.too_late';
  return type === undefined ? undefined : typeFaultOf(order, type);
};
