import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { companySide } from '../company/company-side.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { askMissing } from './ask-missing.ts';
import { countTabs, listBills } from './bill.queries.ts';
import { listBillInvoices } from './bill-invoices.queries.ts';
import { readBillInvoicing } from './billed.queries.ts';
import { askBillsSheet } from './bills-sheet.ts';
import { listCandidates } from './candidates.queries.ts';
import { requireBill } from './case.queries.ts';
import { confirmBill } from './confirm-bill.ts';
import { disputeBill } from './dispute-bill.ts';
import { exportBill } from './export-bill.ts';
import { exportReconciliation } from './export-reconciliation.ts';
import { invoiceBill, previewBillInvoices } from './invoice-bill.ts';
import { keepOptions } from './keep-options.ts';
import { keepSheet } from './keep-sheet.ts';
import { listAmounts, listLines } from './lines.queries.ts';
import { makeBills } from './make-bills.ts';
import { readOptions } from './options.queries.ts';
import { payBill } from './pay-bill.ts';
import { readOwnSheet } from './read-own-sheet.ts';
import { readReconciliation } from './reconciliation.queries.ts';

export const billRoutes = (app: App, house: House): void => {
  const { db, reads } = house;
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, billApi.page, async ({ side, query }) => ({
    ...(await listBills(db, companySide(side), query)),
    tabs: await countTabs(db, companySide(side)),
  }));
  route(app, billApi.exportAll, ({ side, body, language }) => askBillsSheet(db, companySide(side), body, language));
  route(app, billApi.options, ({ side }) => readOptions(db, companySide(side).companyId));
  route(app, billApi.keepOptions, ({ side, body }) => done((tx) => keepOptions(tx, side, body)));
  route(app, billApi.candidates, ({ side, query }) => listCandidates(db, companySide(side), query));
  route(app, billApi.make, ({ side, body }) => inTransaction(db, (tx) => makeBills(tx, companySide(side), body.orderIds)));
  route(app, billApi.one, ({ side, params }) => requireBill(db, side, params.id, house.config));
  route(app, billApi.lines, ({ side, params, query }) => listLines(db, side, params.id, query));
  route(app, billApi.amounts, ({ side, params, query }) => listAmounts(db, side, params.id, query));
  route(app, billApi.confirm, ({ side, params, body }) => done((tx) => confirmBill(tx, side, params.id, body)));
  route(app, billApi.dispute, ({ side, params, body }) => done((tx) => disputeBill(tx, side, params.id, body)));
  route(app, billApi.pay, ({ side, params, body }) => done((tx) => payBill(tx, side, params.id, body)));
  route(app, billApi.export, ({ side, params, language }) => exportBill(house, side, params.id, language));
  route(app, billInvoiceApi.amounts, ({ side, params, query }) => readBillInvoicing(db, side, params.id, query, house.config));
  route(app, billInvoiceApi.preview, ({ side, params, body }) => previewBillInvoices(db, side, params.id, body, house.config));
  route(app, billInvoiceApi.apply, ({ side, params, body }) =>
    inTransaction(db, (tx) => invoiceBill(tx, side, params.id, body, house.config)),
  );
  route(app, billInvoiceApi.log, ({ side, query }) => listBillInvoices(db, companySide(side), query, house.config));
  route(app, reconciliationApi.orders, ({ side, query }) => listCandidates(db, companySide(side), query));
  route(app, reconciliationApi.page, async ({ side, query }) => ({
    ...(await listBills(db, companySide(side), query)),
    tabs: await countTabs(db, companySide(side)),
  }));
  route(app, reconciliationApi.make, ({ side, body }) => inTransaction(db, (tx) => makeBills(tx, companySide(side), body.orderIds)));
  route(app, reconciliationApi.rows, ({ side, params, query }) => readReconciliation(db, side, params.id, query));
  route(app, reconciliationApi.export, ({ side, params, query, language }) =>
    reads.whole((all) => exportReconciliation(all, side, params.id, query, language)),
  );
  route(app, reconciliationApi.sheet, async ({ side, params, file }) => {
    const sheet = await readOwnSheet(file);
    await inTransaction(db, (tx) => keepSheet(tx, side, params.id, { name: file?.name ?? '', ...sheet }));
    return { rows: sheet.rows.length };
  });
  route(app, reconciliationApi.dropSheet, ({ side, params }) => done((tx) => keepSheet(tx, side, params.id, null)));
  route(app, reconciliationApi.askMissing, ({ side, params, body }) => done((tx) => askMissing(tx, side, params.id, body)));
  route(app, reconciliationApi.confirm, ({ side, params, body }) => done((tx) => confirmBill(tx, side, params.id, body)));
  route(app, reconciliationApi.dispute, ({ side, params, body }) => done((tx) => disputeBill(tx, side, params.id, body)));
};
