import { informationApi } from '@mall/contract/marketing/information.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { buyInformation } from './buy-information.ts';

export const informationRoutes = (app: App, { db }: House): void => {
  route(app, informationApi.buy, ({ side, params, body }) => inTransaction(db, (tx) => buyInformation(tx, side, params.id, body)));
};
