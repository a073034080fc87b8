import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { listArrivals } from './freight.queries.ts';

export const freightRoutes = (app: App, { db }: House): void => {
  route(app, freightApi.arrivals, ({ query }) => listArrivals(db, query.provinceId, query.specIds.split(',')));
};
