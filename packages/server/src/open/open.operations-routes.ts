import { openOperationsApi } from '@mall/contract/open/open-operations.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { blockKey } from './block-key.ts';
import { listOfficeHooks, listOfficeKeys } from './open-office.queries.ts';

export const openOperationsRoutes = (app: App, { db }: House): void => {
  route(app, openOperationsApi.keys, ({ query }) => listOfficeKeys(db, query));
  route(app, openOperationsApi.hooks, ({ query }) => listOfficeHooks(db, query));
  route(app, openOperationsApi.block, ({ params, body }) => blockKey(db, { ...params, ...body }));
  route(app, openOperationsApi.unblock, ({ params }) => blockKey(db, params));
};
