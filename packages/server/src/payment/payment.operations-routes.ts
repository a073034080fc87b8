import { fromYuan } from '@mall/contract/kernel/money.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { confirmVoucher } from './confirm-voucher.ts';
import { listAlerts, listRefunds, listVouchers } from './offline.queries.ts';
import { refundByHand } from './refund-by-hand.ts';
import { rejectVoucher } from './reject-voucher.ts';

export const paymentOperationsRoutes = (app: App, { db }: House): void => {
  route(app, payOperationsApi.vouchers, ({ query }) => listVouchers(db, query));
  route(app, payOperationsApi.confirmVoucher, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => confirmVoucher(tx, side, params.id, fromYuan(body.amount)));
    return null;
  });
  route(app, payOperationsApi.rejectVoucher, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => rejectVoucher(tx, side, params.id, body.reason));
    return null;
  });
  route(app, payOperationsApi.refunds, ({ query }) => listRefunds(db, query));
  route(app, payOperationsApi.refundDone, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => refundByHand(tx, side, params.id, body.proof));
    return null;
  });
  route(app, payOperationsApi.alerts, ({ query }) => listAlerts(db, query));
};
