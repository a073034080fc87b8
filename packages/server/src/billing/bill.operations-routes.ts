import { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import { fourEyesFen } from '../account/four-eyes.ts';
import { requireFactor } from '../account/require-factor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { answerDisputes } from './answer-disputes.ts';
import { listBills } from './bill.queries.ts';
import { mallBillsSheet } from './bills-sheet.ts';
import { requireBill } from './case.queries.ts';
import { confirmPayment } from './confirm-payment.ts';
import { readFigures } from './figures.queries.ts';
import { issueBill } from './issue-bill.ts';
import { listLines } from './lines.queries.ts';
import { moveOut } from './move-out.ts';
import { rejectPayment } from './reject-payment.ts';
import { remindBuyer } from './remind-buyer.ts';
import { voidBill } from './void-bill.ts';

export const billOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, billOperationsApi.page, ({ side, query }) => listBills(db, side, query));
  route(app, billOperationsApi.figures, ({ side }) => readFigures(db, side));
  route(app, billOperationsApi.export, ({ side, body, language }) => mallBillsSheet.ask(db, side, body, language));
  route(app, billOperationsApi.one, ({ side, params }) => requireBill(db, side, params.id, house.config));
  route(app, billOperationsApi.lines, ({ side, params, query }) => listLines(db, side, params.id, query));
  route(app, billOperationsApi.issue, ({ side, params }) => done((tx) => issueBill(tx, side, params.id)));
  route(app, billOperationsApi.moveOut, ({ side, params, body }) => done((tx) => moveOut(tx, side, params.id, body.reason)));
  route(app, billOperationsApi.void, ({ side, params, body }) => done((tx) => voidBill(tx, side, params.id, body.reason)));
  route(app, billOperationsApi.answer, ({ side, params, body }) => done((tx) => answerDisputes(tx, side, params.id, body)));
  route(app, billOperationsApi.remind, ({ side, params }) => done((tx) => remindBuyer(tx, side, params.id)));
  route(app, billOperationsApi.confirmPayment, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => confirmPayment(tx, side, params.id, { amount: body.amount, limitFen: fourEyesFen(house.config) }));
  });
  route(app, billOperationsApi.rejectPayment, ({ side, params, body }) => done((tx) => rejectPayment(tx, side, params.id, body.reason)));
};
