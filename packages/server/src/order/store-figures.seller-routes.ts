import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { type PerformanceSlot, readPerformance } from '../member/performance.ts';
import { listLowStock, readSales } from './store-figures.queries.ts';

/** `slots`: what the rooms to the right of this one know of how a store works. */
export const storeFiguresRoutes = (app: App, { reads, config }: House, slots: readonly PerformanceSlot[]): void => {
  route(app, storeFiguresApi.sales, ({ side }) => reads.whole((all) => readSales(all, side)));
  route(app, storeFiguresApi.stock, ({ side }) => reads.whole((all) => listLowStock(all, side)));
  route(app, storeFiguresApi.performance, ({ side }) => reads.whole((all) => readPerformance(all, side, slots, config)));
};
