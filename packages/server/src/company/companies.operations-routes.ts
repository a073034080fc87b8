import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { companyFreezeWords } from '@mall/contract/company/freeze.rules.ts';
import { sayCodedReason } from '@mall/contract/kernel/coded-reason.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { blockCompany } from './block-company.ts';
import { listStandings, requireStanding } from './companies.queries.ts';
import { companiesSheet } from './companies-sheet.ts';
import { unblockCompany } from './unblock-company.ts';

export const companiesRoutes = (app: App, { db }: House): void => {
  route(app, companiesApi.page, ({ query }) => listStandings(db, query));
  route(app, companiesApi.export, ({ side, body, language }) => companiesSheet.ask(db, side, body, language));
  route(app, companiesApi.detail, ({ side, params }) => requireStanding(db, side, params.id));
  route(app, companiesApi.freeze, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => blockCompany(tx, side, params.id, sayCodedReason(companyFreezeWords, body)));
    return null;
  });
  route(app, companiesApi.unfreeze, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => unblockCompany(tx, side, params.id, body.reason));
    return null;
  });
};
