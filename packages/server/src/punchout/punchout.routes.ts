import { punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { punchoutOperationsApi } from '@mall/contract/punchout/punchout-operations.api.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { signOut } from '../account/sign-out.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { blockConnection } from './block-connection.ts';
import { removeConnection, renewPunchoutSecret, switchConnection } from './change-connection.ts';
import { listConnections, listOfficeConnections, listPeople, listPlaces, readActivity } from './connections.queries.ts';
import { enterOrNote } from './enter-visit.ts';
import { giveBackCart } from './give-back-cart.ts';
import { editConnection, makeConnection } from './save-connection.ts';
import { sendPaperAgain } from './send-paper-again.ts';
import { backPath, serveBack } from './serve-back.ts';
import { cxmlPath, serveCxml } from './serve-cxml.ts';
import { ociPath, serveOci } from './serve-oci.ts';
import { findVisit } from './visit.queries.ts';

export const punchoutRoutes = (app: App, house: House): void => {
  const { db, config, sealer } = house;
  const enter = enterOrNote(house);
  route(app, punchoutConnectionApi.list, async ({ side }) => {
    const list = await listConnections(db, side);
    return {
      list,
      total: list.length,
      people: await listPeople(db, side),
      addresses: await listPlaces(db, side),
      cxmlUrl: `${config.siteUrl}${cxmlPath}`,
      ociUrl: `${config.siteUrl}${ociPath}`,
      ...(config.sandboxOn && { sandboxHost: new URL(config.siteUrl).host }),
    };
  });
  route(app, punchoutConnectionApi.make, ({ side, body }) => inTransaction(db, (tx) => makeConnection(tx, side, body, house)));
  route(app, punchoutConnectionApi.edit, ({ side, params, body }) =>
    inTransaction(db, (tx) => editConnection(tx, side, { ...params, ...body }, house)),
  );
  route(app, punchoutConnectionApi.renewSecret, ({ side, params }) =>
    inTransaction(db, (tx) => renewPunchoutSecret(tx, side, params.id, sealer)),
  );
  route(app, punchoutConnectionApi.switch, ({ side, params, body }) =>
    inTransaction(db, (tx) => switchConnection(tx, side, { ...params, ...body })),
  );
  route(app, punchoutConnectionApi.remove, ({ side, params }) => inTransaction(db, (tx) => removeConnection(tx, side, params.id)));
  route(app, punchoutConnectionApi.activity, ({ side, params }) => readActivity(db, side, params.id));
  route(app, punchoutConnectionApi.sendAgain, ({ side, params }) => inTransaction(db, (tx) => sendPaperAgain(tx, side, params.id)));
  route(app, punchoutOperationsApi.connections, ({ query }) => listOfficeConnections(db, query));
  route(app, punchoutOperationsApi.block, ({ params, body }) => inTransaction(db, (tx) => blockConnection(tx, { ...params, ...body })));
  route(app, punchoutOperationsApi.unblock, ({ params }) => inTransaction(db, (tx) => blockConnection(tx, params)));
  route(app, punchoutVisitApi.enter, (request) => enter(request, request.body.key));
  route(app, punchoutVisitApi.visit, ({ side }) => findVisit(db, side));
  route(app, punchoutVisitApi.giveBack, async ({ side, ...visitor }) => {
    const back = await inTransaction(db, (tx) => giveBackCart(tx, side));
    await signOut(house, { ...visitor, actor: side }, side);
    return { url: `${backPath}?key=${back}` };
  });
  serveCxml(house, app);
  serveOci(house, app);
  serveBack(house, app);
};
