import { orderSellerApi } from '@mall/contract/order/order.api.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { addTrack } from './add-track.ts';
import { listShipments, requireOrderDetail } from './order-detail.queries.ts';
import { listOrders } from './order-list.queries.ts';
import { shipOrder } from './ship-order.ts';
import { watchDenied } from './watch-denied.ts';

const storeOf = (actor: Member) => {
  if (actor.storeId === undefined) throw refuse('kernel.no_permission');
  return { storeId: actor.storeId };
};

export const orderSellerRoutes = (app: App, { db, config }: House): void => {
  route(app, orderSellerApi.page, ({ actor, query }) => listOrders(db, storeOf(actor), query, config));
  route(app, orderSellerApi.detail, ({ actor, params }) =>
    watchDenied(db, actor, params.id, () => requireOrderDetail(db, storeOf(actor), params.id, config)),
  );
  route(app, orderSellerApi.ship, ({ actor, body: { lines, ...parcel } }) =>
    watchDenied(db, actor, parcel.orderId, async () => {
      const sent = lines?.map(({ orderGoodsId, num }) => ({ orderLineId: orderGoodsId, num }));
      const shipmentId = await inTransaction(db, (tx) => shipOrder(tx, actor, { ...parcel, lines: sent }, config));
      const shipped = (await listShipments(db, parcel.orderId)).find((one) => one.shipmentId === shipmentId);
      if (!shipped) throw new Error('a parcel that is not there');
      return shipped;
    }),
  );
  route(app, orderSellerApi.track, async ({ actor, body }) => {
    await inTransaction(db, (tx) => addTrack(tx, actor, body));
    return null;
  });
};
