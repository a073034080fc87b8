import { operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listMallAfterSales, requireMallAfterSale } from './after-sale.queries.ts';
import { arbitrateAfterSale } from './arbitrate-after-sale.ts';
import { startRefund } from './start-refund.ts';

export const afterSaleOperationsRoutes = (app: App, { db, config }: House): void => {
  route(app, operatorAfterSaleApi.page, ({ side, query }) => listMallAfterSales(db, side, query));
  route(app, operatorAfterSaleApi.detail, ({ side, params: { id }, language }) => requireMallAfterSale(db, side, id, language));
  route(app, operatorAfterSaleApi.arbitrate, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => arbitrateAfterSale(tx, side, id, body, config));
    return null;
  });
  route(app, operatorAfterSaleApi.startRefund, async ({ side, params: { id } }) => {
    await inTransaction(db, (tx) => startRefund(tx, side, id));
    return null;
  });
};
