import { sayCodedReason } from '@mall/contract/kernel/coded-reason.ts';
import { storeFreezeWords } from '@mall/contract/store/store-freeze.rules.ts';
import { ownStoreApi, storesApi } from '@mall/contract/store/stores.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { setStoreStanding } from './set-store-standing.ts';
import { listStandings, readOwnStanding, requireStanding } from './stores.queries.ts';
import { storesSheet } from './stores-sheet.ts';

export const storesRoutes = (app: App, { db }: House): void => {
  route(app, storesApi.page, ({ query }) => listStandings(db, query));
  route(app, storesApi.export, ({ side, body, language }) => storesSheet.ask(db, side, body, language));
  route(app, storesApi.detail, ({ side, params }) => requireStanding(db, side, params.id));
  route(app, storesApi.freeze, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => setStoreStanding(tx, side, params.id, 'freeze', sayCodedReason(storeFreezeWords, body)));
    return null;
  });
  route(app, storesApi.unfreeze, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => setStoreStanding(tx, side, params.id, 'unfreeze', body.reason));
    return null;
  });
};

export const ownStoreRoutes = (app: App, { db }: House): void => {
  route(app, ownStoreApi.standing, ({ side }) => readOwnStanding(db, side));
};
