import { orderSellerApi } from '@mall/contract/order/order.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addTrack } from './add-track.ts';
import { listShipments, requireOrderDetail } from './order-detail.queries.ts';
import { listOrders } from './order-list.queries.ts';
import { shipOrder } from './ship-order.ts';

export const orderSellerRoutes = (app: App, { db, config }: House): void => {
  route(app, orderSellerApi.page, ({ side, query }) => listOrders(db, side, query, config));
  route(app, orderSellerApi.detail, ({ side, params }) => requireOrderDetail(db, side, params.id, config));
  route(app, orderSellerApi.ship, async ({ side, body: { lines, ...parcel } }) => {
    const sent = lines?.map(({ orderGoodsId, num }) => ({ orderLineId: orderGoodsId, num }));
    const shipmentId = await inTransaction(db, (tx) => shipOrder(tx, side, { ...parcel, lines: sent }, config));
    const shipped = (await listShipments(db, parcel.orderId)).find((one) => one.shipmentId === shipmentId);
    if (!shipped) throw new Error('a parcel that is not there');
    return shipped;
  });
  route(app, orderSellerApi.track, async ({ side, body }) => {
    await inTransaction(db, (tx) => addTrack(tx, side, body));
    return null;
  });
};
