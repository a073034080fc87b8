import { orderApi } from '@mall/contract/order/order.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countOrders } from './order.queries.ts';

export const orderRoutes = (app: App, { db }: House): void => {
  route(app, orderApi.headerInfo, ({ actor }) => countOrders(db, actor));
};
