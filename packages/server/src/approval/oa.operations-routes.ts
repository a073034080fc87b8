import { oaOperationsApi } from '@mall/contract/approval/oa-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listOaConnections, listOaPushes } from './oa-office.queries.ts';
import { pushOaAgain } from './push-oa-again.ts';

export const oaOperationsRoutes = (app: App, { db }: House): void => {
  route(app, oaOperationsApi.connections, ({ query }) => listOaConnections(db, query));
  route(app, oaOperationsApi.pushes, ({ query }) => listOaPushes(db, query));
  route(app, oaOperationsApi.pushAgain, ({ side, params }) => inTransaction(db, (tx) => pushOaAgain(tx, side, params.id)));
};
