import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { findDefaultTitle, listAllTitles, listTitles } from './invoice-title.queries.ts';
import { saveInvoiceTitle } from './save-invoice-title.ts';

export const invoiceTitleRoutes = (app: App, { db }: House): void => {
  route(app, invoiceTitleApi.default, ({ side }) => findDefaultTitle(db, side));
  route(app, invoiceTitleApi.list, ({ side, query }) => listTitles(db, side, query));
  route(app, invoiceTitleApi.listInvoice, ({ side }) => listAllTitles(db, side));
  route(app, invoiceTitleApi.save, ({ side, body }) => inTransaction(db, (tx) => saveInvoiceTitle(tx, side, body)));
};
