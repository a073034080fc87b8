import { openBase } from '@mall/contract/open/open.rules.ts';
import { openHookApi } from '@mall/contract/open/open-hook.api.ts';
import { openKeyApi } from '@mall/contract/open/open-key.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { sandboxHook } from './hook-address.ts';
import { makeHook } from './make-hook.ts';
import { makeKey } from './make-key.ts';
import { listDeliveries, listHooks, topicsWithin } from './open-hook.queries.ts';
import { listCallsOf, listKeys, scopesWithin } from './open-key.queries.ts';
import { removeHook } from './remove-hook.ts';
import { replayDelivery } from './replay-delivery.ts';
import { replaySince } from './replay-since.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { serveOpen } from './serve-open.ts';
import { switchHook } from './switch-hook.ts';
import { testHook } from './test-hook.ts';

export const openRoutes = (app: App, house: House): void => {
  const { db, config, sealer } = house;
  route(app, openKeyApi.list, async ({ side }) => ({
    ...(await listKeys(db, side)),
    scopes: scopesWithin(side.rights),
    base: `${config.siteUrl}${openBase}`,
    perMinute: config.OPEN_CALLS_PER_MINUTE,
  }));
  route(app, openKeyApi.make, ({ side, body }) => inTransaction(db, (tx) => makeKey(tx, side, body, sealer)));
  route(app, openKeyApi.rotate, ({ side, params, body }) => inTransaction(db, (tx) => rotateKey(tx, side, { ...params, ...body }, sealer)));
  route(app, openKeyApi.revoke, ({ side, params }) => inTransaction(db, (tx) => revokeKey(tx, side, params.id)));
  route(app, openKeyApi.calls, ({ side, params, query }) => listCallsOf(db, side, { ...params, ...query }));
  route(app, openHookApi.list, async ({ side }) => ({
    ...(await listHooks(db, side)),
    topics: topicsWithin(side.rights),
    sandboxUrl: sandboxHook(config),
  }));
  route(app, openHookApi.make, ({ side, body }) => inTransaction(db, (tx) => makeHook(tx, side, body, house)));
  route(app, openHookApi.switch, ({ side, params, body }) => inTransaction(db, (tx) => switchHook(tx, side, { ...params, ...body })));
  route(app, openHookApi.test, ({ side, params }) => testHook(db, side, params.id));
  route(app, openHookApi.remove, ({ side, params }) => inTransaction(db, (tx) => removeHook(tx, side, params.id)));
  route(app, openHookApi.deliveries, ({ side, params, query }) => listDeliveries(db, side, { ...params, ...query }));
  route(app, openHookApi.replay, ({ side, params }) => replayDelivery(db, side, params.id));
  route(app, openHookApi.replaySince, ({ side, params, body }) => inTransaction(db, (tx) => replaySince(tx, side, { ...params, ...body })));
  serveOpen(house, app);
};
