import { healthApi } from '@mall/contract/account/health.api.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { readHealth, readInvariants } from './health.queries.ts';

/** They read the whole mall: however many people watch, it is read once in this time. */
const keepMs = 5000;

export const healthOperationsRoutes = (app: App, house: House): void => {
  const invariants = cached(keepMs, () => readInvariants(house.db));
  route(app, healthApi.now, () => readHealth(house));
  route(app, healthApi.invariants, () => invariants());
};
