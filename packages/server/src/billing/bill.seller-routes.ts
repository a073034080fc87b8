import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import { fourEyesFen } from '../account/four-eyes.ts';
import { requireFactor } from '../account/require-factor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { answerDisputes } from './answer-disputes.ts';
import { listBills } from './bill.queries.ts';
import { storeBillsSheet } from './bills-sheet.ts';
import { requireBill } from './case.queries.ts';
import { confirmPayment } from './confirm-payment.ts';
import { readFigures } from './figures.queries.ts';
import { issueBill } from './issue-bill.ts';
import { listLines } from './lines.queries.ts';
import { rejectPayment } from './reject-payment.ts';
import { remindBuyer } from './remind-buyer.ts';
import { withdrawBill } from './withdraw-bill.ts';

export const billSellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, billSellerApi.page, ({ side, query }) => listBills(db, side, query));
  route(app, billSellerApi.figures, ({ side }) => readFigures(db, side));
  route(app, billSellerApi.export, ({ side, body, language }) => storeBillsSheet.ask(db, side, body, language));
  route(app, billSellerApi.one, ({ side, params }) => requireBill(db, side, params.id, house.config));
  route(app, billSellerApi.lines, ({ side, params, query }) => listLines(db, side, params.id, query));
  route(app, billSellerApi.issue, ({ side, params }) => done((tx) => issueBill(tx, side, params.id)));
  route(app, billSellerApi.withdraw, ({ side, params, body }) => done((tx) => withdrawBill(tx, side, params.id, body.reason)));
  route(app, billSellerApi.answer, ({ side, params, body }) => done((tx) => answerDisputes(tx, side, params.id, body)));
  route(app, billSellerApi.remind, ({ side, params }) => done((tx) => remindBuyer(tx, side, params.id)));
  route(app, billSellerApi.confirmPayment, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => confirmPayment(tx, side, params.id, { amount: body.amount, limitFen: fourEyesFen(house.config) }));
  });
  route(app, billSellerApi.rejectPayment, ({ side, params, body }) => done((tx) => rejectPayment(tx, side, params.id, body.reason)));
};
