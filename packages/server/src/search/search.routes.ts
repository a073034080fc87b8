import { searchApi } from '@mall/contract/search/search.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listTips } from './tip.queries.ts';

export const searchRoutes = (app: App, { db }: House): void => {
  route(app, searchApi.tips, ({ query }) => listTips(db, query.keyword));
};
