import { oaApi } from '@mall/contract/approval/oa.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { findOaConnection, readOaTrace } from './oa.queries.ts';
import { pushOaAgain } from './push-oa-again.ts';
import { callbackPath } from './read-oa-papers.ts';
import { renewOaSecret } from './renew-oa-secret.ts';
import { saveOaConnection } from './save-oa-connection.ts';
import { serveOaCallbacks } from './serve-oa-callbacks.ts';
import { switchOa } from './switch-oa.ts';
import { takeBackFromOa } from './take-back-from-oa.ts';
import { testOaConnection } from './test-oa-connection.ts';

export const oaRoutes = (app: App, house: House): void => {
  const { db, config, sealer } = house;
  route(app, oaApi.connection, async ({ side }) => ({
    connection: await findOaConnection(db, side),
    callbackUrl: `${config.siteUrl}${config.API_BASE}${callbackPath}`,
    ...(config.sandboxOn && { sandboxUrl: `${config.siteUrl}/sandbox/oa/api` }),
  }));
  route(app, oaApi.save, ({ side, body }) => inTransaction(db, (tx) => saveOaConnection(tx, side, body, house)));
  route(app, oaApi.renewSecret, ({ side }) => inTransaction(db, (tx) => renewOaSecret(tx, side, sealer)));
  route(app, oaApi.test, ({ side }) => testOaConnection(house, side));
  route(app, oaApi.switch, ({ side, body }) => inTransaction(db, (tx) => switchOa(tx, side, body.on)));
  route(app, oaApi.trace, ({ side, params }) => readOaTrace(db, side, params.id));
  route(app, oaApi.pushAgain, ({ side, params }) => inTransaction(db, (tx) => pushOaAgain(tx, side, params.id)));
  route(app, oaApi.takeBack, ({ side, params, body }) =>
    inTransaction(db, (tx) => takeBackFromOa(tx, side, { id: params.id, ...body }, config)),
  );
  serveOaCallbacks(house, app.fastify);
};
