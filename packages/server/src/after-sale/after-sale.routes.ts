import { acceptanceApi } from '@mall/contract/after-sale/acceptance.api.ts';
import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleTypeOf } from '@mall/contract/after-sale/after-sale.machine.ts';
import { afterSaleReasonKeys, afterSaleReasons, reasonFits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { readSight } from '../company/sight.queries.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { acceptDelivery } from './accept-delivery.ts';
import { listAfterSales, requireAfterSale, requireSteps } from './after-sale.queries.ts';
import { appealAfterSale } from './appeal-after-sale.ts';
import { applyAfterSale } from './apply-after-sale.ts';
import { cancelAfterSale } from './cancel-after-sale.ts';
import { confirmExchange } from './confirm-exchange.ts';
import { listReturnable, requireReturnable } from './returnable.queries.ts';
import { sendBack } from './send-back.ts';

export const afterSaleRoutes = (app: App, { db, config }: House): void => {
  const act = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };

  route(app, afterSaleApi.apply, ({ side, body }) => inTransaction(db, (tx) => applyAfterSale(tx, side, body, config)));
  route(app, acceptanceApi.accept, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => acceptDelivery(tx, side, id, body, config)),
  );
  route(app, afterSaleApi.cancel, ({ side, params: { id } }) => act((tx) => cancelAfterSale(tx, side, id)));
  route(app, afterSaleApi.sendBack, ({ side, body }) => act((tx) => sendBack(tx, side, body, config)));
  route(app, afterSaleApi.confirmReceipt, ({ side, params: { id } }) => act((tx) => confirmExchange(tx, side, id)));
  route(app, afterSaleApi.appeal, ({ side, params: { id }, body }) => act((tx) => appealAfterSale(tx, side, id, body)));
  route(app, afterSaleApi.detail, ({ side, query: { id }, language }) => requireAfterSale(db, side, id, language, config));
  route(app, afterSaleApi.process, ({ side, params: { id } }) => requireSteps(db, side, id, config.AFTER_SALE_DAYS));
  route(app, afterSaleApi.sight, ({ side }) => readSight(db, side));
  route(app, afterSaleApi.record, ({ side, query }) => listAfterSales(db, side, query, config.AFTER_SALE_DAYS));
  route(app, afterSaleApi.available, ({ side, query, language }) => listReturnable(db, side, query, language, config.AFTER_SALE_DAYS));
  route(app, afterSaleApi.availableOfOrder, ({ side, params: { id }, language }) =>
    requireReturnable(db, side, id, language, config.AFTER_SALE_DAYS),
  );
  route(app, afterSaleApi.reasons, ({ query, language }) => {
    const type = query.type && afterSaleTypeOf(Number(query.type) as 1 | 2 | 3);
    return afterSaleReasonKeys
      .filter((reason) => !type || reasonFits(reason, type))
      .map((reason) => ({ reason, name: afterSaleReasons[reason].words[language] }));
  });
};
