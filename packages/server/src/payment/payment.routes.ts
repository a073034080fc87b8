import { failureOf } from '@mall/contract/errors.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { cancelForBuyer } from './cancel-for-buyer.ts';
import { chooseOffline } from './choose-offline.ts';
import { payByCredit } from './pay-by-credit.ts';
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
  route(app, payApi.toPay, ({ side, params }) => inTransaction(db, async (tx) => readToPay(tx, await scopeOfOrder(tx, side, params.id))));
  route(app, payApi.together, ({ side, body }) =>
    inTransaction(db, async (tx) => readToPay(tx, await payTogether(tx, side, body.orderIds))),
  );
  route(app, payApi.types, ({ side, language, query }) => listPayTypes(db, side, language, query.paySn));
  route(app, payApi.cashier, ({ side, query }) => readCashier(db, side, query.paySn));
  route(app, payApi.pc, ({ side, body, site }) => startPayment(house, side, { ...body, site }));
  route(app, payApi.pcpay, ({ side, body, site }) => startPayment(house, side, { ...body, site, channel: 'pcpay' }));
  route(app, payApi.abcpay, ({ side, body, site }) => startPayment(house, side, { ...body, site, channel: 'abcpay' }));
  route(app, payApi.queryStatus, ({ side, body }) => readPayStatus(db, side, body.paySn));
  route(app, payApi.offline, ({ side, body }) => inTransaction(db, (tx) => chooseOffline(tx, side, body.paySn, config)));
  route(app, payApi.credit, ({ side, body }) => payByCredit(house, side, body.paySn));
  route(app, payApi.submitVoucher, ({ side, body }) => inTransaction(db, (tx) => submitVoucher(tx, side, body, config.PAY_OFFLINE_HOURS)));
  route(app, payApi.check, async ({ side, language, params }) => {
    const { state, fault, paySeconds } = await checkPayable(db, side, params.id);
    const reason = fault === undefined ? '' : failureOf(fault).words[language];
    const payable = fault === undefined ? (1 as const) : (0 as const);
    return { payable, reason, state, ...(paySeconds !== null && { paySeconds }) };
  });
  route(app, payApi.merchant, ({ side, params }) => readMerchant(db, side, params.id));
  route(app, orderCancelApi.cancel, async ({ side, body }) => {
    await cancelForBuyer(house, side, body);
    return null;
  });
};
