import { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { addressTexts, pickAddress } from '@mall/contract/member/address-fields.ts';
import { Acceptance, type OrderDetail, type OrderSummary, Shipment } from '@mall/contract/order/order.api.ts';
import { deliveryTimes } from '@mall/contract/order/order.rules.ts';
import type { StoreOrderDetail } from '@mall/contract/order/order-seller.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findTrace } from '../approval/trace.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Side, StoreSide } from '../kernel/side.ts';
import { statement } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';
import type { OrderAddress } from './order-address.ts';
import { readerOf, SummaryRow, type SummaryValues, summaryColumns, summaryOf } from './order-list.queries.ts';
import { listSteps } from './order-steps.queries.ts';
import type { OrderTimes } from './order-times.ts';
import { ordersOf } from './orders-found.ts';
import { StoreRow, type StoreValues, storeColumns, storeSummaryOf, storeValues } from './store-orders.queries.ts';

const DetailRow = SummaryRow.extend({
  tradeId: Id,
  /** Its company was asked for it. */
  asked: z.boolean(),
  address: z.custom<OrderAddress>(),
  invoice: InvoiceFields.nullable(),
  deliveryTime: z.enum(deliveryTimes),
  leaveWord: z.string(),
  payChannel: z.string(),
  goodsFen: z.number(),
  activityFen: z.number(),
  couponFen: z.number(),
  pointsFen: z.number(),
  pointsUsed: z.number(),
  taxFen: z.number(),
  paidFen: z.number(),
  refundedFen: z.number(),
  payDate: z.string().nullable(),
  shipDate: z.string().nullable(),
  receiveDate: z.string().nullable(),
  doneDate: z.string().nullable(),
  cancelDate: z.string().nullable(),
  payDue: z.string().nullable(),
  autoReceiveDate: z.string().nullable(),
  arriveDay: z.string().nullable(),
  acceptance: Acceptance.nullable(),
});
type DetailRow = z.infer<typeof DetailRow>;

const stamp = (column: string, name: string) => sql`${timeText(sql.raw(`o.${column}`))} as ${sql.raw(`"${name}"`)}`;

const times = sql.join(
  [
    stamp('paid_at', 'payDate'),
    stamp('shipped_at', 'shipDate'),
    stamp('received_at', 'receiveDate'),
    stamp('done_at', 'doneDate'),
    stamp('cancelled_at', 'cancelDate'),
    stamp('pay_due', 'payDue'),
    stamp('auto_receive_at', 'autoReceiveDate'),
  ],
  sql`, `,
);

/** Names only the fields that are there, because an answer has no empty times. */
const given = <T extends Record<string, string | null>>(fields: T): { [K in keyof T]?: string } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as { [K in keyof T]?: string };

const ShipmentRow = Shipment.omit({ signedDate: true }).extend({ signedDate: z.string().nullable() });

const parcels = statement<{ id: Id }, z.infer<typeof ShipmentRow>>(
  'order_parcels',
  ShipmentRow,
  sql`select p.id::text as "shipmentId", p.logistics_company as "logisticsCompany", p.tracking_number as "trackingNumber",
      ${timeText(sql`p.shipped_at`)} as "shippedDate", ${timeText(sql`p.signed_at`)} as "signedDate",
      (select coalesce(json_agg(json_build_object('orderGoodsId', l.id::text, 'specName', l.spec_name, 'picture', l.picture, 'num', pl.num) order by l.id), '[]')
        from shipment_line pl join order_line l on l.id = pl.order_line_id where pl.shipment_id = p.id) as lines,
      (select coalesce(json_agg(json_build_object('time', ${timeText(sql`k.at`)}, 'text', k.text, 'place', k.place) order by k.at desc, k.id desc), '[]')
        from shipment_track k where k.shipment_id = p.id) as tracks
    from shipment p where p.order_id = ${sql.placeholder('id')} order by p.id`,
);

/** The parcels of an order, first sent first; what was seen last stands first. */
export const listShipments = async (tx: Tx, orderId: Id): Promise<Shipment[]> =>
  (await parcels(tx, { id: orderId })).map(({ signedDate, ...parcel }) => ({ ...parcel, ...given({ signedDate }) }));

/** Refuses an order of somebody else like one that is not there. */
export const requireOrder = async (tx: Tx, side: Side, orderId: Id): Promise<void> => {
  const { rows } = await tx.execute(sql`select from shop_order o where o.id = ${orderId} and ${ordersOf(side)}`);
  if (rows.length === 0) throw refuse('kernel.not_found');
};

const detailColumns = sql`o.trade_id::text as "tradeId", exists (select from approval_request r where r.trade_id = o.trade_id) as asked, o.address, o.invoice, o.delivery_time as "deliveryTime", o.leave_word as "leaveWord",
  o.pay_channel as "payChannel", o.goods_fen::float8 as "goodsFen", o.activity_fen::float8 as "activityFen",
  o.coupon_fen::float8 as "couponFen", o.points_fen::float8 as "pointsFen", o.points_num as "pointsUsed", o.tax_fen::float8 as "taxFen",
  o.paid_fen::float8 as "paidFen", o.refunded_fen::float8 as "refundedFen", ${times},
  case when o.state in ('in_approval', 'wait_pay', 'wait_ship', 'wait_receive') and o.received_at is null then
    (select to_char(coalesce(o.ship_from, now()) + make_interval(days => max(l.arrive_days)), 'YYYY-MM-DD') from order_line l where l.order_id = o.id
      having coalesce(o.ship_from, now()) + make_interval(days => max(l.arrive_days)) >= date_trunc('day', now())) end as "arriveDay",
  (select json_build_object('at', ${timeText(sql`a.at`)}, 'note', a.note, 'claimed', a.claimed,
      'lines', (select json_agg(json_build_object('orderGoodsId', l.id::text, 'specName', l.spec_name, 'unit', l.unit, 'shortNum', d.short_num, 'damagedNum', d.damaged_num) order by l.id)
        from order_difference d join order_line l on l.id = d.order_line_id where d.order_id = a.order_id))
    from order_acceptance a where a.order_id = o.id) as acceptance`;

const oneOrder = sql`from shop_order o join trade t on t.id = o.trade_id join store s on s.id = o.store_id where o.id = ${sql.placeholder('id')}`;

/** What a list does not show, with the order's way and its parcels. */
const restOf = async (tx: Tx, side: Side, row: DetailRow, servicePhone: string): Promise<Omit<OrderDetail, keyof OrderSummary>> => {
  const { payDate, shipDate, receiveDate, doneDate, cancelDate, payDue, autoReceiveDate, arriveDay } = row;
  return {
    address: { ...pickAddress(row.address, addressTexts), areaInfo: row.address.areaInfo },
    goodsAmount: toYuan(fen(row.goodsFen)),
    activityDiscount: toYuan(fen(row.activityFen)),
    couponDeduction: toYuan(fen(row.couponFen)),
    pointsDeduction: toYuan(fen(row.pointsFen)),
    pointsUsed: row.pointsUsed,
    taxAmount: toYuan(fen(row.taxFen)),
    paidAmount: toYuan(fen(row.paidFen)),
    refundedAmount: toYuan(fen(row.refundedFen)),
    leaveWord: row.leaveWord,
    deliveryTime: row.deliveryTime,
    ...(row.invoice ? { invoice: row.invoice } : {}),
    payChannel: row.payChannel,
    ...given({ payDate, shipDate, receiveDate, doneDate, cancelDate, payDue, autoReceiveDate, arriveDay }),
    ...(row.acceptance && { acceptance: row.acceptance }),
    steps: await listSteps(tx, side, row.id),
    shipments: await listShipments(tx, row.id),
    servicePhone,
  };
};

const shown = statement<SummaryValues & { id: Id }, DetailRow>(
  'order_shown',
  DetailRow,
  sql`select ${summaryColumns}, ${detailColumns} ${oneOrder}`,
);

/** A whole order with its way and its parcels. */
export const requireOrderDetail = async (
  tx: Tx,
  side: Side,
  orderId: Id,
  settings: Pick<OrderTimes, 'AFTER_SALE_DAYS' | 'HOTLINE'>,
): Promise<OrderDetail> => {
  await requireOrder(tx, side, orderId);
  const [row] = await shown(tx, { id: orderId, reader: readerOf(side), afterSaleDays: settings.AFTER_SALE_DAYS });
  if (!row) throw refuse('kernel.not_found');
  const approvalTrace = row.asked ? await findTrace(tx, { tradeId: row.tradeId }, readerOf(side) ?? undefined) : undefined;
  return { ...summaryOf(row, side), ...(await restOf(tx, side, row, settings.HOTLINE)), ...(approvalTrace && { approvalTrace }) };
};

const StoreDetailRow = DetailRow.extend(StoreRow.shape);

const shownToStore = statement<StoreValues & { id: Id }, z.infer<typeof StoreDetailRow>>(
  'store_order_shown',
  StoreDetailRow,
  sql`select ${storeColumns}, ${detailColumns} ${oneOrder}`,
);

/** The same for its store. */
export const requireStoreOrder = async (
  tx: Tx,
  side: StoreSide,
  orderId: Id,
  settings: Pick<OrderTimes, 'AFTER_SALE_DAYS' | 'SHIP_HOURS' | 'HOTLINE'>,
): Promise<StoreOrderDetail> => {
  await requireOrder(tx, side, orderId);
  const [row] = await shownToStore(tx, { id: orderId, ...storeValues(settings) });
  if (!row) throw refuse('kernel.not_found');
  return { ...storeSummaryOf(row, side), ...(await restOf(tx, side, row, settings.HOTLINE)) };
};
