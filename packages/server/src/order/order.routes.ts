import { oftenApi } from '@mall/contract/order/often.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { priceChangeApi } from '@mall/contract/order/price-change.api.ts';
import { readSight } from '../company/sight.queries.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { agreePrice } from './agree-price.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { exportOrders, exportOrdersLater } from './export-orders.ts';
import { hideOrder } from './hide-order.ts';
import { listOftenBought } from './often.queries.ts';
import { countOrders } from './order.queries.ts';
import { listShipments, requireOrder, requireOrderDetail } from './order-detail.queries.ts';
import { listOrders } from './order-list.queries.ts';
import { refusePrice } from './refuse-price.ts';

export const orderRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  route(app, orderApi.headerInfo, ({ side }) => countOrders(db, side));
  route(app, orderApi.page, ({ side, query }) => listOrders(db, side, query, config));
  route(app, orderApi.counts, ({ side, query }) => countOrders(db, side, query));
  route(app, orderApi.sight, ({ side }) => readSight(db, side));
  route(app, oftenApi.often, ({ side, language }) => listOftenBought(db, side, language));
  route(app, orderApi.detail, ({ side, params }) => requireOrderDetail(db, side, params.id, config));
  route(app, orderApi.logistics, async ({ side, params }) => {
    await requireOrder(db, side, params.id);
    return listShipments(db, params.id);
  });
  route(app, orderApi.confirm, async ({ side, params }) => {
    await inTransaction(db, (tx) => confirmReceipt(tx, side, params.id, config));
    return null;
  });
  route(app, priceChangeApi.agree, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => agreePrice(tx, side, params.id, body.payable));
    return null;
  });
  route(app, priceChangeApi.refuse, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => refusePrice(tx, side, params.id, body.reason));
    return null;
  });
  route(app, orderApi.remove, async ({ side, params }) => {
    await inTransaction(db, (tx) => hideOrder(tx, side, params.id));
    return null;
  });
  route(app, orderApi.export, ({ side, query, language }) => exportOrders(house, side, query, language));
  route(app, orderApi.exportLater, ({ side, body, language }) => exportOrdersLater(db, side, body, language));
};
