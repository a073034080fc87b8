import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listStoreAfterSales, requireStoreAfterSale } from './after-sale-office.queries.ts';
import { storeAfterSalesSheet } from './after-sale-sheets.ts';
import { agreeAfterSale } from './agree-after-sale.ts';
import { receiveReturn } from './receive-return.ts';
import { refuseReturn } from './refuse-return.ts';
import { rejectAfterSale } from './reject-after-sale.ts';
import { resendGoods } from './resend-goods.ts';

export const afterSaleSellerRoutes = (app: App, { db, config }: House): void => {
  const act = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };

  route(app, sellerAfterSaleApi.page, ({ side, query }) => listStoreAfterSales(db, side, query, config));
  route(app, sellerAfterSaleApi.export, ({ side, body, language }) => storeAfterSalesSheet.ask(db, side, body, language));
  route(app, sellerAfterSaleApi.detail, ({ side, params: { id }, language }) =>
    requireStoreAfterSale(db, side, id, language, config.AFTER_SALE_DAYS),
  );
  route(app, sellerAfterSaleApi.agree, ({ side, params: { id }, body }) => act((tx) => agreeAfterSale(tx, side, id, body, config)));
  route(app, sellerAfterSaleApi.reject, ({ side, params: { id }, body }) => act((tx) => rejectAfterSale(tx, side, id, body)));
  route(app, sellerAfterSaleApi.receive, ({ side, params: { id }, body }) => act((tx) => receiveReturn(tx, side, id, body, config)));
  route(app, sellerAfterSaleApi.refuseReceipt, ({ side, params: { id }, body }) => act((tx) => refuseReturn(tx, side, id, body)));
  route(app, sellerAfterSaleApi.resend, ({ side, params: { id }, body }) => act((tx) => resendGoods(tx, side, id, body, config)));
};
