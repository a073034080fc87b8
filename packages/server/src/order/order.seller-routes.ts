import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { priceChangeApi } from '@mall/contract/order/price-change.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addTrack } from './add-track.ts';
import { exportStoreOrders, exportStoreOrdersLater } from './export-orders.ts';
import { listShipments, requireStoreOrder } from './order-detail.queries.ts';
import { proposePrice } from './propose-price.ts';
import { shipOrder } from './ship-order.ts';
import { listStoreOrders } from './store-orders.queries.ts';
import { withdrawPrice } from './withdraw-price.ts';

export const orderSellerRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  route(app, orderSellerApi.page, ({ side, query }) => listStoreOrders(db, side, query, config));
  route(app, orderSellerApi.detail, ({ side, params }) => requireStoreOrder(db, side, params.id, config));
  route(app, orderSellerApi.ship, async ({ side, body }) => {
    const ids = await inTransaction(db, (tx) => shipOrder(tx, side, body, config));
    return (await listShipments(db, body.orderId)).filter(({ shipmentId }) => ids.includes(shipmentId));
  });
  route(app, orderSellerApi.track, async ({ side, body }) => {
    await inTransaction(db, (tx) => addTrack(tx, side, body));
    return null;
  });
  route(app, priceChangeApi.propose, ({ side, body }) => inTransaction(db, (tx) => proposePrice(tx, side, body)));
  route(app, priceChangeApi.withdraw, async ({ side, params }) => {
    await inTransaction(db, (tx) => withdrawPrice(tx, side, params.id));
    return null;
  });
  route(app, orderSellerApi.export, ({ side, query, language }) => exportStoreOrders(house, side, query, language));
  route(app, orderSellerApi.exportLater, ({ side, body, language }) => exportStoreOrdersLater(house, side, body, language));
};
