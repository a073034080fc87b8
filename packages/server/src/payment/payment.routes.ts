import { failureOf } from '@mall/contract/errors.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { cancelForBuyer } from './cancel-for-buyer.ts';
import { chooseOffline } from './choose-offline.ts';
import { scopeOfOrder } from './pay-scope.ts';
import { payTogether } from './pay-together.ts';
import { listPayTypes } from './pay-types.ts';
import { checkPayable, readCashier, readMerchant, readPayStatus, readToPay } from './payment.queries.ts';
import { serveNotices } from './serve-notices.ts';
import { startPayment } from './start-payment.ts';
import { submitVoucher } from './submit-voucher.ts';

export const paymentRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  serveNotices(house, app.fastify);
  route(app, payApi.toPay, ({ actor, params }) => inTransaction(db, async (tx) => readToPay(tx, await scopeOfOrder(tx, actor, params.id))));
  route(app, payApi.together, ({ actor, body }) =>
    inTransaction(db, async (tx) => readToPay(tx, await payTogether(tx, actor, body.orderIds))),
  );
  route(app, payApi.types, ({ actor, language, query }) => listPayTypes(db, actor, language, query.paySn));
  route(app, payApi.cashier, ({ actor, query }) => readCashier(db, actor, query.paySn));
  route(app, payApi.pc, ({ actor, body, site }) => startPayment(house, actor, { ...body, site }));
  route(app, payApi.pcpay, ({ actor, body, site }) => startPayment(house, actor, { ...body, site, channel: 'pcpay' }));
  route(app, payApi.abcpay, ({ actor, body, site }) => startPayment(house, actor, { ...body, site, channel: 'abcpay' }));
  route(app, payApi.queryStatus, ({ actor, body }) => readPayStatus(db, actor, body.paySn));
  route(app, payApi.offline, ({ actor, body }) => inTransaction(db, (tx) => chooseOffline(tx, actor, body.paySn, config)));
  route(app, payApi.submitVoucher, ({ actor, body }) =>
    inTransaction(db, (tx) => submitVoucher(tx, actor, body, config.PAY_OFFLINE_HOURS)),
  );
  route(app, payApi.check, async ({ actor, language, params }) => {
    const { state, fault, paySeconds } = await checkPayable(db, actor, params.id);
    const reason = fault === undefined ? '' : failureOf(fault).words[language];
    const payable = fault === undefined ? (1 as const) : (0 as const);
    return { payable, reason, state, ...(paySeconds !== null && { paySeconds }) };
  });
  route(app, payApi.merchant, ({ actor, params }) => readMerchant(db, actor, params.id));
  route(app, orderCancelApi.cancel, async ({ actor, body }) => {
    await cancelForBuyer(house, actor, body);
    return null;
  });
};
