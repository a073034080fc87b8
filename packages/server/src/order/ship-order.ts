import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ShipOrder } from '@mall/contract/order/store-order.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { requireOrder } from './order-detail.queries.ts';
import type { OrderTimes } from './order-times.ts';
import { sendParcels } from './send-parcels.ts';

/** A store sends all or part of one of its own orders. Returns the ids of the parcels. */
export const shipOrder = async (
  tx: Tx,
  side: StoreSide,
  { orderId, key, parcels }: ShipOrder,
  times: Pick<OrderTimes, 'RECEIVE_DAYS'>,
): Promise<Id[]> => {
  await requireOrder(tx, side, orderId);
  const sent = parcels.map(({ lines, ...parcel }) => ({
    ...parcel,
    lines: lines?.map(({ orderGoodsId, num }) => ({ orderLineId: orderGoodsId, num })),
  }));
  return sendParcels(tx, byOf(side), { orderId, key, parcels: sent }, times);
};
