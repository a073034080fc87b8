import { creditApi } from '@mall/contract/credit/credit.api.ts';
import { companySide } from '../company/company-side.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listApplications } from './application.queries.ts';
import { applyCredit } from './apply-credit.ts';
import { readCreditAccount } from './credit.queries.ts';
import { listLedger } from './ledger.queries.ts';
import { askLedgerSheet, companysLedger } from './ledger-sheet.ts';
import { withdrawApplication } from './withdraw-application.ts';

const applicationsShown = 20;

export const creditRoutes = (app: App, { db }: House): void => {
  route(app, creditApi.account, ({ side }) => readCreditAccount(db, side));
  route(app, creditApi.log, ({ side, query: { page, limit, ...filter } }) =>
    listLedger(db, { where: companysLedger(companySide(side)), filter, names: 'buyers', page, limit }),
  );
  route(app, creditApi.exportLog, ({ side, body, language }) => askLedgerSheet(db, companySide(side), body, language));
  route(app, creditApi.applications, ({ side }) => listApplications(db, companySide(side).companyId, applicationsShown));
  route(app, creditApi.apply, async ({ side, body }) => {
    await inTransaction(db, (tx) => applyCredit(tx, side, body));
    return null;
  });
  route(app, creditApi.withdraw, async ({ side }) => {
    await inTransaction(db, (tx) => withdrawApplication(tx, side));
    return null;
  });
};
