import { operatorInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { qualificationOperationsApi } from '@mall/contract/invoice/qualification.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { decideQualification } from './decide-qualification.ts';
import { mallInvoicesSheet } from './invoice-sheets.ts';
import { issueInvoice } from './issue-invoice.ts';
import { mailInvoice } from './mail-invoice.ts';
import { listOfficeInvoices, requireOfficeInvoice } from './office.queries.ts';
import { listQualifications, requireQualification } from './qualification.queries.ts';
import { rejectInvoice } from './reject-invoice.ts';
import { retryAnyAsk, retryAsk } from './retry-ask.ts';
import { takeBackInvoice } from './take-back-invoice.ts';
import { listTaxAsks, readTaxHealth, requireTaxAsk } from './tax.queries.ts';
import { taxSheet } from './tax-sheet.ts';

export const invoiceOperationsRoutes = (app: App, { db }: House): void => {
  route(app, operatorInvoiceApi.page, ({ side, query }) => listOfficeInvoices(db, side, query));
  route(app, operatorInvoiceApi.export, ({ side, body, language }) => mallInvoicesSheet.ask(db, side, body, language));
  route(app, operatorInvoiceApi.detail, ({ side, params }) => requireOfficeInvoice(db, side, params.id));
  route(app, operatorInvoiceApi.issue, ({ side, params }) => inTransaction(db, (tx) => issueInvoice(tx, side, params.id)));
  route(app, operatorInvoiceApi.reject, ({ side, params, body }) =>
    inTransaction(db, (tx) => rejectInvoice(tx, side, params.id, body.reason)),
  );
  route(app, operatorInvoiceApi.mail, ({ side, params, body }) => inTransaction(db, (tx) => mailInvoice(tx, side, params.id, body)));
  route(app, operatorInvoiceApi.red, ({ side, params, body }) =>
    inTransaction(db, (tx) => takeBackInvoice(tx, side, params.id, body.reason)),
  );
  route(app, operatorInvoiceApi.retry, ({ side, params }) => inTransaction(db, (tx) => retryAsk(tx, side, params.id)));
  route(app, operatorInvoiceApi.taxHealth, () => readTaxHealth(db));
  route(app, operatorInvoiceApi.taxPage, ({ side, query }) => listTaxAsks(db, side, query));
  route(app, operatorInvoiceApi.exportTax, ({ side, body, language }) => taxSheet.ask(db, side, body, language));
  route(app, operatorInvoiceApi.taxOne, ({ side, params }) => requireTaxAsk(db, side, params.id));
  route(app, operatorInvoiceApi.taxRetry, ({ side, params }) => inTransaction(db, (tx) => retryAnyAsk(tx, side, params.id)));
  route(app, qualificationOperationsApi.page, ({ query }) => listQualifications(db, query));
  route(app, qualificationOperationsApi.detail, ({ params }) => requireQualification(db, params.id));
  route(app, qualificationOperationsApi.approve, ({ side, params }) =>
    inTransaction(db, (tx) => decideQualification(tx, side, params.id, { event: 'approve', reason: '' })),
  );
  route(app, qualificationOperationsApi.reject, ({ side, params, body }) =>
    inTransaction(db, (tx) => decideQualification(tx, side, params.id, { event: 'reject', reason: body.reason })),
  );
};
