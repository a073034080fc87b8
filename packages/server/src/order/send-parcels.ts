import { Id } from '@mall/contract/kernel/fields.ts';
import { canSend, toSend } from '@mall/contract/order/store-order.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { shipStock } from '../catalogue/ship-stock.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { type LockedLine, lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderTimes } from './order-times.ts';

type Parcel = {
  logisticsCompany: string;
  trackingNumber: string;
  /** Everything that is still to be sent, unless said. */
  lines?: readonly { orderLineId: Id; num: number }[] | undefined;
};
export type Sending = {
  orderId: Id;
  /** Asked for twice with the same one, the parcels are sent once. */
  key?: string | undefined;
  parcels: readonly Parcel[];
};

type Sent = LockedLine & { sending: number };

const chooseLines = (lines: readonly LockedLine[], wanted: Parcel['lines']): Sent[] => {
  const chosen = wanted
    ? wanted.map(({ orderLineId, num }) => {
        const line = lines.find((one) => one.id === orderLineId);
        if (!line) throw refuse('kernel.not_found');
        return { ...line, sending: num };
      })
    : lines.filter(canSend).map((line) => ({ ...line, sending: toSend(line) }));
  if (new Set(chosen.map((line) => line.id)).size !== chosen.length) throw refuse('order.ship_most');
  // A piece whose money is being asked back must not leave the store.
  if ((chosen.length === 0 ? lines : chosen).some((line) => line.inProcessNum > 0)) throw refuse('order.after_sale_open');
  if (chosen.length === 0 || chosen.some((line) => line.sending > toSend(line))) throw refuse('order.ship_most');
  return chosen;
};

const Before = IdRow.extend({ name: z.string(), pieces: z.string() });
const nameOf = ({ logisticsCompany, trackingNumber }: Parcel) => `${logisticsCompany} ${trackingNumber}`;
const piecesOf = (lines: NonNullable<Parcel['lines']>) =>
  lines
    .map(({ orderLineId, num }) => `${orderLineId}x${num}`)
    .toSorted()
    .join(' ');

/** The parcels that this act has sent already. The same key for other parcels, or for other pieces in them, is no repetition. */
const sentBefore = async (tx: Tx, { orderId, key, parcels }: Sending): Promise<Id[]> => {
  if (key === undefined) return [];
  const rows = await readRows(tx, Before)`
    select p.id::text, p.logistics_company || ' ' || p.tracking_number as name,
      (select string_agg(l.order_line_id || 'x' || l.num, ' ' order by (l.order_line_id || 'x' || l.num) collate "C") from shipment_line l where l.shipment_id = p.id) as pieces
    from shipment p where p.order_id = ${orderId} and p.act_key = ${key} order by p.id`;
  const isSent = (parcel: Parcel) =>
    rows.some(({ name, pieces }) => name === nameOf(parcel) && (!parcel.lines || pieces === piecesOf(parcel.lines)));
  if (rows.length > 0 && (rows.length !== parcels.length || !parcels.every(isSent))) throw refuse('order.moved');
  return rows.map(({ id }) => id);
};

/** Sends parcels of an order, all or none, and tells of each. The order is on its way when nothing is left to send. Returns their ids. */
export const sendParcels = async (tx: Tx, by: By, sending: Sending, times: Pick<OrderTimes, 'RECEIVE_DAYS'>): Promise<Id[]> => {
  const { orderId, key, parcels } = sending;
  const { lines, ...order } = await lockOrder(tx, orderId);
  const before = await sentBefore(tx, sending);
  if (before.length > 0) return before;
  if (order.state !== 'wait_ship') throw refuse('order.moved');
  let left = lines;
  const ids: Id[] = [];
  for (const { logisticsCompany, trackingNumber, lines: wanted } of parcels) {
    const sent = chooseLines(left, wanted);
    const shipmentId = await writeParcel(tx, by, { orderId, key, logisticsCompany, trackingNumber, sent });
    await shipStock(
      tx,
      sent.map((line) => ({ specId: line.specId, num: line.sending, ref: `shipment:${shipmentId}:line:${line.id}` })),
    );
    const numOf = (id: Id) => sent.find((one) => one.id === id)?.sending ?? 0;
    left = left.map((line) => ({ ...line, shippedNum: line.shippedNum + numOf(line.id) }));
    const { orderSn, memberId } = order;
    await tell(tx, 'order.shipped', { orderId, orderSn, memberId, shipmentId, logisticsCompany, trackingNumber });
    ids.push(shipmentId);
  }
  if (left.some((line) => toSend(line) > 0))
    await tx.execute(sql`update shop_order set deliver_state = 'part', shipped_at = coalesce(shipped_at, now()) where id = ${orderId}`);
  else await moveOrder(tx, orderId, 'ship', by, { also: onItsWay(times) });
  return ids;
};

/** What is set when the last piece has left. */
export const onItsWay = ({ RECEIVE_DAYS }: Pick<OrderTimes, 'RECEIVE_DAYS'>) =>
  sql`, deliver_state = 'all', shipped_at = coalesce(shipped_at, now()), auto_receive_at = now() + make_interval(days => ${RECEIVE_DAYS})`;

const writeParcel = async (
  tx: Tx,
  by: By,
  {
    orderId,
    key,
    logisticsCompany,
    trackingNumber,
    sent,
  }: Pick<Sending, 'orderId' | 'key'> & Omit<Parcel, 'lines'> & { sent: readonly Sent[] },
): Promise<Id> => {
  const ids = sql.param(sent.map((line) => line.id));
  const nums = sql.param(sent.map((line) => line.sending));
  try {
    const rows = await readRows(tx, IdRow)`
      with going as (select * from unnest(${ids}::bigint[], ${nums}::int[]) as line (line_id, num)),
        parcel as (
          insert into shipment (order_id, logistics_company, tracking_number, by_member_id, act_key)
          values (${orderId}, ${logisticsCompany}, ${trackingNumber}, ${by.memberId ?? null}::bigint, ${key ?? null}::uuid) returning id),
        packed as (insert into shipment_line (shipment_id, order_line_id, num) select parcel.id, line_id, num from parcel, going),
        seen as (insert into shipment_track (shipment_id, text) select id, '商家已发货，等待承运商揽收' from parcel),
        gone as (update order_line l set shipped_num = l.shipped_num + going.num from going where l.id = going.line_id)
      select id::text from parcel`;
    return (rows[0] as { id: Id }).id;
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('order.tracking_used');
    throw error;
  }
};
