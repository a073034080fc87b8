import { operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listMallAfterSales, requireMallAfterSale } from './after-sale.queries.ts';
import { arbitrateAfterSale } from './arbitrate-after-sale.ts';
import type { Side } from './lock-after-sale.ts';
import { startRefund } from './start-refund.ts';

const sideOf = (actor: Member): Side => ({ operatorId: actor.memberId });

export const afterSaleOperationsRoutes = (app: App, { db, config }: House): void => {
  route(app, operatorAfterSaleApi.page, ({ actor, query }) => listMallAfterSales(db, sideOf(actor), query));
  route(app, operatorAfterSaleApi.detail, ({ actor, params: { id }, language }) => requireMallAfterSale(db, sideOf(actor), id, language));
  route(app, operatorAfterSaleApi.arbitrate, async ({ actor, params: { id }, body }) => {
    await inTransaction(db, (tx) => arbitrateAfterSale(tx, sideOf(actor), id, body, config));
    return null;
  });
  route(app, operatorAfterSaleApi.startRefund, async ({ actor, params: { id } }) => {
    await inTransaction(db, (tx) => startRefund(tx, sideOf(actor), id));
    return null;
  });
};
