import { applicationApi } from '@mall/contract/store/application.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { findOwnApplication } from './application.queries.ts';
import { applicationDrafts } from './application-versions.ts';
import { listTerms } from './class-term.queries.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationSellerRoutes = (app: App, { db }: House): void => {
  route(app, applicationApi.own, ({ actor, language }) => findOwnApplication(db, actor, language));
  route(app, applicationApi.terms, ({ language }) => listTerms(db, language));
  route(app, applicationApi.keepDraft, ({ actor, body }) => applicationDrafts.keep(db, actor.memberId, body));
  route(app, applicationApi.submit, async ({ actor, body, language }) => {
    await inTransaction(db, (tx) => submitApplication(tx, actor, body, language));
    return null;
  });
  route(app, applicationApi.withdraw, async ({ actor }) => {
    await inTransaction(db, (tx) => withdrawApplication(tx, actor));
    return null;
  });
};
