import { applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requireApplication } from './application.queries.ts';
import { listApplications } from './application-office.queries.ts';
import { approveApplication } from './approve-application.ts';
import { listTermsOf } from './class-term.queries.ts';
import { giveBackApplication } from './give-back-application.ts';
import { registrationsSheet } from './registrations-sheet.ts';

export const applicationOperationsRoutes = (app: App, { db }: House): void => {
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, applicationOperationsApi.page, ({ query }) => listApplications(db, query));
  route(app, applicationOperationsApi.export, ({ side, body, language }) => registrationsSheet.ask(db, side, body, language));
  route(app, applicationOperationsApi.detail, async ({ params, language }) => {
    const found = await requireApplication(db, params.id, language);
    return { ...found, terms: await listTermsOf(db, language, found.application.latest?.fields.classes ?? []) };
  });
  route(app, applicationOperationsApi.approve, ({ side, params, body }) =>
    done((tx) => approveApplication(tx, side, params.id, body.versionId)),
  );
  route(app, applicationOperationsApi.giveBack, ({ side, params, body }) => done((tx) => giveBackApplication(tx, side, params.id, body)));
};
