import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { type PerformanceSlot, readPerformance } from '../member/performance.ts';
import { listLowStock, readSales } from './store-figures.queries.ts';

/** `slots`: what the rooms to the right of this one know of how a store works. */
export const storeFiguresRoutes = (app: App, { db, config }: House, slots: readonly PerformanceSlot[]): void => {
  route(app, storeFiguresApi.sales, ({ side }) => readSales(db, side));
  route(app, storeFiguresApi.stock, ({ side }) => listLowStock(db, side));
  route(app, storeFiguresApi.performance, ({ side }) => readPerformance(db, side, slots, config));
};
