import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { storeInvoicesSheet } from './invoice-sheets.ts';
import { issueInvoice } from './issue-invoice.ts';
import { mailInvoice } from './mail-invoice.ts';
import { listOfficeInvoices, requireOfficeInvoice } from './office.queries.ts';
import { rejectInvoice } from './reject-invoice.ts';
import { retryAsk } from './retry-ask.ts';
import { takeBackInvoice } from './take-back-invoice.ts';

export const invoiceSellerRoutes = (app: App, { db }: House): void => {
  route(app, sellerInvoiceApi.page, ({ side, query }) => listOfficeInvoices(db, side, query));
  route(app, sellerInvoiceApi.export, ({ side, body, language }) => storeInvoicesSheet.ask(db, side, body, language));
  route(app, sellerInvoiceApi.detail, ({ side, params }) => requireOfficeInvoice(db, side, params.id));
  route(app, sellerInvoiceApi.issue, ({ side, params }) => inTransaction(db, (tx) => issueInvoice(tx, side, params.id)));
  route(app, sellerInvoiceApi.reject, ({ side, params, body }) =>
    inTransaction(db, (tx) => rejectInvoice(tx, side, params.id, body.reason)),
  );
  route(app, sellerInvoiceApi.mail, ({ side, params, body }) => inTransaction(db, (tx) => mailInvoice(tx, side, params.id, body)));
  route(app, sellerInvoiceApi.red, ({ side, params, body }) =>
    inTransaction(db, (tx) => takeBackInvoice(tx, side, params.id, body.reason)),
  );
  route(app, sellerInvoiceApi.retry, ({ side, params }) => inTransaction(db, (tx) => retryAsk(tx, side, params.id)));
};
