import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { auditDenial } from '../account/audit-denial.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { findDefaultTitle, listAllTitles, listTitles } from './invoice-title.queries.ts';
import { saveInvoiceTitle } from './save-invoice-title.ts';

export const invoiceTitleRoutes = (app: App, { db }: House): void => {
  route(app, invoiceTitleApi.default, ({ actor }) => findDefaultTitle(db, actor));
  route(app, invoiceTitleApi.list, ({ actor, query }) => listTitles(db, actor, query));
  route(app, invoiceTitleApi.listInvoice, ({ actor }) => listAllTitles(db, actor));
  route(app, invoiceTitleApi.save, ({ actor, body }) =>
    auditDenial(db, actor, { what: 'invoice title', id: body.replaces }, () =>
      inTransaction(db, (tx) => saveInvoiceTitle(tx, actor, body)),
    ),
  );
};
