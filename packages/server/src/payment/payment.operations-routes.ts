import { fromYuan } from '@mall/contract/kernel/money.ts';
import { alertOperationsApi } from '@mall/contract/payment/alert-operations.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { fourEyesFen } from '../account/four-eyes.ts';
import { requireFactor } from '../account/require-factor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listAlerts } from './alert.queries.ts';
import { alertsSheet } from './alerts-sheet.ts';
import { confirmVoucher, isSecondOnVoucher } from './confirm-voucher.ts';
import { readMoneyFigures } from './money-figures.queries.ts';
import { makeMoneyReport } from './money-report.ts';
import { listRefunds, listVouchers } from './offline.queries.ts';
import { isSecondHand, refundByHand } from './refund-by-hand.ts';
import { refundsSheet } from './refunds-sheet.ts';
import { rejectVoucher } from './reject-voucher.ts';
import { settleAlert } from './settle-alert.ts';
import { vouchersSheet } from './vouchers-sheet.ts';

export const paymentOperationsRoutes = (app: App, house: House): void => {
  const { db, reads } = house;
  // Asked anew each time: it is a setting.
  const limitFen = () => fourEyesFen(house.config);
  route(app, payOperationsApi.figures, () => reads.whole(readMoneyFigures));
  route(app, payOperationsApi.report, ({ query }) => reads.whole((all) => makeMoneyReport(all, query.day)));
  route(app, payOperationsApi.vouchers, ({ side, query }) => listVouchers(db, side, query, limitFen()));
  route(app, payOperationsApi.exportVouchers, ({ side, body, language }) => vouchersSheet.ask(db, side, body, language));
  route(app, payOperationsApi.confirmVoucher, async ({ side, params, body, ...visitor }) => {
    const given = { voucherId: params.id, amountFen: fromYuan(body.amount), limitFen: limitFen() };
    const proven = await isSecondOnVoucher(db, side, given);
    if (proven) await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => confirmVoucher(tx, side, { ...given, proven }));
  });
  route(app, payOperationsApi.rejectVoucher, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => rejectVoucher(tx, side, params.id, body.reason));
    return null;
  });
  route(app, payOperationsApi.refunds, ({ side, query }) => listRefunds(db, side, query, limitFen()));
  route(app, payOperationsApi.exportRefunds, ({ side, body, language }) => refundsSheet.ask(db, side, body, language));
  route(app, payOperationsApi.refundDone, async ({ side, params, body, ...visitor }) => {
    const given = { refundId: params.id, proof: body.proof, limitFen: limitFen() };
    const proven = await isSecondHand(db, side, given);
    if (proven) await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => refundByHand(tx, side, { ...given, proven }));
  });
  route(app, payOperationsApi.alerts, ({ query }) => listAlerts(db, query));
  route(app, payOperationsApi.exportAlerts, ({ side, body, language }) => alertsSheet.ask(db, side, body, language));
  route(app, alertOperationsApi.settle, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => settleAlert(tx, side, params.id, body.note));
    return null;
  });
};
