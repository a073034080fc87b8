import { Id } from '@mall/contract/kernel/fields.ts';
import { canSend, isHeld, toSend } from '@mall/contract/order/store-order.rules.ts';
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
  /** Everything that can still be sent, unless said. */
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
  const allHeld = chosen.length === 0 && lines.some((line) => toSend(line) > 0);
  if (allHeld || chosen.some(isHeld)) throw refuse('order.after_sale_open');
  if (chosen.length === 0 || chosen.some((line) => line.sending > toSend(line))) throw refuse('order.ship_most');
  return chosen;
};

const Before = IdRow.extend({
  byThisAct: z.boolean(),
  logisticsCompany: z.string(),
  trackingNumber: z.string(),
  lines: z.array(z.strictObject({ orderLineId: Id, num: z.number() })),
});
type Before = z.infer<typeof Before>;

/** The parcels of an order, which of them this act has sent already, and what is in those. */
const readBefore = (tx: Tx, { orderId, key }: Sending): Promise<Before[]> => readRows(tx, Before)`
    select id::text, coalesce(act_key = ${key ?? null}::uuid, false) as "byThisAct", logistics_company as "logisticsCompany", tracking_number as "trackingNumber",
      (select coalesce(json_agg(json_build_object('orderLineId', l.order_line_id::text, 'num', l.num)), '[]') from shipment_line l where l.shipment_id = s.id) as lines
    from shipment s where order_id = ${orderId} order by id`;

const numsOf = (lines: NonNullable<Parcel['lines']>): string =>
  lines
    .map(({ orderLineId, num }) => `${orderLineId}:${num}`)
    .toSorted()
    .join();

/** What went into a parcel that did not say its lines was whatever could be sent then. */
const isSame = (sent: Before, asked: Parcel): boolean =>
  sent.logisticsCompany === asked.logisticsCompany &&
  sent.trackingNumber === asked.trackingNumber &&
  (asked.lines === undefined || numsOf(sent.lines) === numsOf(asked.lines));

/** The same key for other parcels, or for other pieces in them, is no repetition: nothing of it would leave, and the asker would believe it had. */
const requireSame = (sent: readonly Before[], { parcels }: Sending): void => {
  if (sent.length !== parcels.length || !sent.every((one) => parcels.some((asked) => isSame(one, asked)))) throw refuse('order.moved');
};

/** One waybill is one parcel, whatever its carrier is called: the number twice in one order is a slip of the hand. */
const refuseNumberTwice = (sent: readonly Before[], { parcels }: Sending): void => {
  const numbers = [...sent, ...parcels].map(({ trackingNumber }) => trackingNumber.toUpperCase());
  if (new Set(numbers).size !== numbers.length) throw refuse('order.tracking_used');
};

/** Sends parcels of an order, all or none, and tells of each. The order is on its way when nothing is left to send. Returns their ids. */
export const sendParcels = async (tx: Tx, by: By, sending: Sending, times: Pick<OrderTimes, 'RECEIVE_DAYS'>): Promise<Id[]> => {
  const { orderId, key, parcels } = sending;
  const { lines, ...order } = await lockOrder(tx, orderId);
  const before = await readBefore(tx, sending);
  const repeated = before.filter(({ byThisAct }) => byThisAct);
  if (repeated.length > 0) {
    requireSame(repeated, sending);
    return repeated.map(({ id }) => id);
  }
  if (order.state !== 'wait_ship') throw refuse('order.moved');
  if (order.groupWaits) throw refuse('order.group_waits');
  refuseNumberTwice(before, sending);
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
