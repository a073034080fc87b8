import { personApi } from '@mall/contract/member/person.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { editPerson } from './edit-person.ts';
import { requirePersonDetail } from './person.queries.ts';

export const personRoutes = (app: App, { db }: House): void => {
  route(app, personApi.detail, ({ actor, language }) => requirePersonDetail(db, actor, language));
  route(app, personApi.save, ({ actor, body }) => inTransaction(db, (tx) => editPerson(tx, actor, body)));
};
