import { downloadApi } from '@mall/contract/download/download.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { askOwnData } from './ask-own-data.ts';
import { listDownloads, requireProgress } from './download.queries.ts';
import { extendDownload } from './extend-download.ts';
import { makeAgain } from './make-again.ts';
import type { Makers, Prove } from './maker.ts';
import { readDownload } from './read-download.ts';
import { removeDownloads } from './remove-downloads.ts';

export const downloadRoutes = (app: App, house: House, makers: Makers, prove: Prove): void => {
  const { db, config } = house;
  route(app, downloadApi.page, ({ actor, query, language }) => listDownloads(db, actor, query, { makers, language, config }));
  route(app, downloadApi.state, ({ actor, params }) => requireProgress(db, actor, params.id));
  route(app, downloadApi.ownData, ({ actor, language }) =>
    inTransaction(db, async (tx) => {
      await prove(tx, actor);
      return askOwnData(tx, actor, makers, language);
    }),
  );
  route(app, downloadApi.file, ({ actor, params }) => readDownload(house, actor, params.id));
  route(app, downloadApi.extend, async ({ actor, params }) => {
    await inTransaction(db, (tx) => extendDownload(tx, actor, params.id, config));
    return null;
  });
  route(app, downloadApi.again, async ({ actor, params }) => {
    await inTransaction(db, (tx) => makeAgain(tx, actor, params.id, { makers, prove }));
    return null;
  });
  route(app, downloadApi.remove, async ({ actor, body }) => ({ removed: await removeDownloads(house, actor, body.ids) }));
};
