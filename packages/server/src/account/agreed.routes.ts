import { agreedApi } from '@mall/contract/account/agreed.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { agreeAgain } from './agree-again.ts';
import { listDueAgreements } from './agreed.queries.ts';

export const agreedRoutes = (app: App, { db }: House): void => {
  route(app, agreedApi.due, ({ actor }) => listDueAgreements(db, actor));
  route(app, agreedApi.agree, async (visitor) => {
    await inTransaction(db, (tx) => agreeAgain(tx, visitor, visitor.actor, visitor.body));
    return null;
  });
};
