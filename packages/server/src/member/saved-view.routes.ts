import { savedViewApi } from '@mall/contract/member/saved-view.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { forgetView } from './forget-view.ts';
import { saveView } from './save-view.ts';
import { listViews } from './saved-view.queries.ts';

export const savedViewRoutes = (app: App, { db }: House): void => {
  route(app, savedViewApi.list, ({ actor, query }) => listViews(db, actor.memberId, query.list));
  route(app, savedViewApi.save, ({ actor, body }) => inTransaction(db, (tx) => saveView(tx, actor.memberId, body)));
  route(app, savedViewApi.remove, ({ actor, params }) => forgetView(db, actor.memberId, params.id));
};
