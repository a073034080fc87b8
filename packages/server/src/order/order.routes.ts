import { orderApi } from '@mall/contract/order/order.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { exportOrders } from './export-orders.ts';
import { hideOrder } from './hide-order.ts';
import { countOrders } from './order.queries.ts';
import { listShipments, requireOrder, requireOrderDetail } from './order-detail.queries.ts';
import { askExport, readExport, requireExport } from './order-export.ts';
import { listOrders } from './order-list.queries.ts';

export const orderRoutes = (app: App, { db, config }: House): void => {
  route(app, orderApi.headerInfo, ({ side }) => countOrders(db, side));
  route(app, orderApi.page, ({ side, query }) => listOrders(db, side, query, config));
  route(app, orderApi.detail, ({ side, params }) => requireOrderDetail(db, side, params.id, config));
  route(app, orderApi.logistics, async ({ side, params }) => {
    await requireOrder(db, side, params.id);
    return listShipments(db, params.id);
  });
  route(app, orderApi.confirm, async ({ side, params }) => {
    await inTransaction(db, (tx) => confirmReceipt(tx, side, params.id, config));
    return null;
  });
  route(app, orderApi.remove, async ({ side, params }) => {
    await inTransaction(db, (tx) => hideOrder(tx, side, params.id));
    return null;
  });
  route(app, orderApi.export, ({ side, query, language }) => exportOrders(db, side, query, language));
  route(app, orderApi.exportLater, ({ side, body, language }) => askExport(db, side, body, language));
  route(app, orderApi.exportState, ({ side, params }) => requireExport(db, side, params.id));
  route(app, orderApi.exportFile, ({ side, params }) => readExport(db, side, params.id, config));
};
