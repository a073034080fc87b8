import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { shipStock } from '../catalogue/ship-stock.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { type LockedLine, lockOrder, unsent } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { type OrderTimes, usualTimes } from './order-times.ts';

export type Parcel = {
  orderId: Id;
  logisticsCompany: string;
  trackingNumber: string;
  /** Everything that is still to be sent, unless said. */
  lines?: readonly { orderLineId: Id; num: number }[] | undefined;
};

type Sent = LockedLine & { sending: number };

const chooseLines = (lines: readonly LockedLine[], wanted: Parcel['lines']): Sent[] => {
  const chosen = wanted
    ? wanted.map(({ orderLineId, num }) => {
        const line = lines.find((one) => one.id === orderLineId);
        if (!line) throw refuse('kernel.not_found');
        return { ...line, sending: num };
      })
    : lines.map((line) => ({ ...line, sending: unsent(line) })).filter((line) => line.sending > 0);
  if (new Set(chosen.map((line) => line.id)).size !== chosen.length) throw refuse('order.ship_most');
  // A piece whose money is being asked back must not leave the store.
  if (chosen.some((line) => line.inProcessNum > 0)) throw refuse('order.after_sale_open');
  if (chosen.length === 0 || chosen.some((line) => line.sending > unsent(line))) throw refuse('order.ship_most');
  return chosen;
};

/** Sends one parcel of an order, and tells of it. The order is on its way when nothing is left to send. Returns the parcel's id. */
export const sendParcel = async (tx: Tx, by: By, parcel: Parcel, times: Pick<OrderTimes, 'RECEIVE_DAYS'> = usualTimes): Promise<Id> => {
  const { orderId, logisticsCompany, trackingNumber } = parcel;
  const order = await lockOrder(tx, orderId);
  if (order.state !== 'wait_ship') throw refuse('order.moved');
  const sent = chooseLines(order.lines, parcel.lines);
  const shipmentId = await writeParcel(tx, by, { orderId, logisticsCompany, trackingNumber, sent });
  await shipStock(
    tx,
    sent.map((line) => ({ specId: line.specId, num: line.sending, ref: `shipment:${shipmentId}:line:${line.id}` })),
  );
  const left = order.lines.some((line) => unsent(line) > (sent.find((one) => one.id === line.id)?.sending ?? 0));
  if (left)
    await tx.execute(sql`update shop_order set deliver_state = 'part', shipped_at = coalesce(shipped_at, now()) where id = ${orderId}`);
  else await moveOrder(tx, orderId, 'ship', by, { also: onItsWay(times) });
  const { orderSn, memberId } = order;
  await tell(tx, 'order.shipped', { orderId, orderSn, memberId, shipmentId, logisticsCompany, trackingNumber });
  return shipmentId;
};

/** What is set when the last piece has left. */
export const onItsWay = ({ RECEIVE_DAYS }: Pick<OrderTimes, 'RECEIVE_DAYS'>) =>
  sql`, deliver_state = 'all', shipped_at = coalesce(shipped_at, now()), auto_receive_at = now() + make_interval(days => ${RECEIVE_DAYS})`;

const writeParcel = async (
  tx: Tx,
  by: By,
  { orderId, logisticsCompany, trackingNumber, sent }: Omit<Parcel, 'lines'> & { sent: readonly Sent[] },
): Promise<Id> => {
  const ids = sql.param(sent.map((line) => line.id));
  const nums = sql.param(sent.map((line) => line.sending));
  try {
    const rows = await readRows(tx, IdRow)`
      with going as (select * from unnest(${ids}::bigint[], ${nums}::int[]) as line (line_id, num)),
        parcel as (
          insert into shipment (order_id, logistics_company, tracking_number, by_member_id)
          values (${orderId}, ${logisticsCompany}, ${trackingNumber}, ${by.memberId ?? null}::bigint) returning id),
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
