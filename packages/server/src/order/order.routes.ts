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
import { watchDenied } from './watch-denied.ts';

export const orderRoutes = (app: App, { db, config }: House): void => {
  route(app, orderApi.headerInfo, ({ actor }) => countOrders(db, actor));
  route(app, orderApi.page, ({ actor, query }) => listOrders(db, { memberId: actor.memberId }, query, config));
  route(app, orderApi.detail, ({ actor, params }) =>
    watchDenied(db, actor, params.id, () => requireOrderDetail(db, { memberId: actor.memberId }, params.id, config)),
  );
  route(app, orderApi.logistics, ({ actor, params }) =>
    watchDenied(db, actor, params.id, async () => {
      await requireOrder(db, { memberId: actor.memberId }, params.id);
      return listShipments(db, params.id);
    }),
  );
  route(app, orderApi.confirm, ({ actor, params }) =>
    watchDenied(db, actor, params.id, async () => {
      await inTransaction(db, (tx) => confirmReceipt(tx, { kind: 'buyer', memberId: actor.memberId }, params.id, config));
      return null;
    }),
  );
  route(app, orderApi.remove, ({ actor, params }) =>
    watchDenied(db, actor, params.id, async () => {
      await inTransaction(db, (tx) => hideOrder(tx, actor, params.id));
      return null;
    }),
  );
  route(app, orderApi.export, ({ actor, query, language }) => exportOrders(db, actor, query, language));
  route(app, orderApi.exportLater, ({ actor, body, language }) => askExport(db, actor, body, language));
  route(app, orderApi.exportState, ({ actor, params }) => requireExport(db, actor, params.id));
  route(app, orderApi.exportFile, ({ actor, params }) => readExport(db, actor, params.id, config));
};
