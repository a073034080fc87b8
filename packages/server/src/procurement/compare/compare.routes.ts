import { compareApi } from '@mall/contract/procurement/compare.api.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { requireCompared } from './compared.queries.ts';
import { exportComparison } from './export-comparison.ts';

/** For everybody: goods are compared before anybody signs in. */
export const compareRoutes = (app: App, { db }: House): void => {
  route(app, compareApi.compare, ({ query, language }) => requireCompared(db, query.specId, language));
  route(app, compareApi.export, ({ query, language }) => exportComparison(db, query, language));
};
