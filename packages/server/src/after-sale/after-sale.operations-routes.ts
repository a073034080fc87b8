import { operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listMallAfterSales, requireMallAfterSale } from './after-sale-office.queries.ts';
import { mallAfterSalesSheet } from './after-sale-sheets.ts';
import { arbitrateAfterSale } from './arbitrate-after-sale.ts';
import { startRefund } from './start-refund.ts';

export const afterSaleOperationsRoutes = (app: App, { db, config }: House): void => {
  route(app, operatorAfterSaleApi.page, ({ side, query }) => listMallAfterSales(db, side, query));
  route(app, operatorAfterSaleApi.export, ({ side, body, language }) => mallAfterSalesSheet.ask(db, side, body, language));
  route(app, operatorAfterSaleApi.detail, ({ side, params: { id }, language }) =>
    requireMallAfterSale(db, side, id, language, config.AFTER_SALE_DAYS),
  );
  route(app, operatorAfterSaleApi.arbitrate, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => arbitrateAfterSale(tx, side, id, body, config));
    return null;
  });
  // No second factor: how much, to whom and by which way was settled before, and a code opens once in half a minute.
  route(app, operatorAfterSaleApi.startRefund, async ({ side, params: { id } }) => {
    await inTransaction(db, (tx) => startRefund(tx, side, id));
    return null;
  });
};
