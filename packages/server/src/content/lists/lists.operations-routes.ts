import { advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { blockOperationsApi, entryOperationsApi, siteOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { listAreaRows } from '../area.queries.ts';
import { listAdvKeys, listAdvRows } from './adv-office.queries.ts';
import { listBlocks } from './block.queries.ts';
import { listEntries } from './entry.queries.ts';
import { addArea, orderAreas, removeArea, saveArea } from './keep-area.ts';
import { orderAdvs } from './order-advs.ts';
import { orderBlocks } from './order-blocks.ts';
import { orderEntries } from './order-entries.ts';
import { removeAdv } from './remove-adv.ts';
import { removeBlock } from './remove-block.ts';
import { removeEntry } from './remove-entry.ts';
import { addAdv, saveAdv } from './save-adv.ts';
import { saveBlock } from './save-block.ts';
import { saveEntry } from './save-entry.ts';
import { requireSiteText, saveSiteText } from './save-site-text.ts';

/** The short lists of every page, its pictures and its foot. */
export const listsOperationsRoutes = (app: App, { db, pages }: House): void => {
  /** Who changed a page sees it changed: this node does not wait for its own word. */
  const changing = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    await pages.refresh();
    return done;
  };
  const silently = async (work: (tx: Tx) => Promise<unknown>): Promise<null> => {
    await changing(work);
    return null;
  };

  route(app, entryOperationsApi.list, ({ query }) => listEntries(db, query.kind));
  route(app, entryOperationsApi.add, ({ side, body }) => changing((tx) => saveEntry(tx, side, body)));
  route(app, entryOperationsApi.save, ({ side, params, body }) => silently((tx) => saveEntry(tx, side, body, params.id)));
  route(app, entryOperationsApi.order, ({ side, body }) => silently((tx) => orderEntries(tx, side, body.kind, body.ids)));
  route(app, entryOperationsApi.remove, ({ side, params, body }) => silently((tx) => removeEntry(tx, side, body.kind, params.id)));

  route(app, blockOperationsApi.list, ({ query }) => listBlocks(db, query.zoneId));
  route(app, blockOperationsApi.add, ({ side, body }) => changing((tx) => saveBlock(tx, side, body)));
  route(app, blockOperationsApi.save, ({ side, params, body }) => silently((tx) => saveBlock(tx, side, body, params.id)));
  route(app, blockOperationsApi.order, ({ side, body }) => silently((tx) => orderBlocks(tx, side, body.ids)));
  route(app, blockOperationsApi.remove, ({ side, params }) => silently((tx) => removeBlock(tx, side, params.id)));

  route(app, advOperationsApi.page, ({ query }) => listAdvRows(db, query));
  route(app, advOperationsApi.keys, () => listAdvKeys(db));
  route(app, advOperationsApi.add, ({ side, body }) => changing((tx) => addAdv(tx, side, body)));
  route(app, advOperationsApi.save, ({ side, params, body }) => silently((tx) => saveAdv(tx, side, params.id, body)));
  route(app, advOperationsApi.order, ({ side, body }) => silently((tx) => orderAdvs(tx, side, body.ids)));
  route(app, advOperationsApi.remove, ({ side, params }) => silently((tx) => removeAdv(tx, side, params.id)));

  route(app, siteOperationsApi.text, () => requireSiteText(db));
  route(app, siteOperationsApi.saveText, ({ side, body }) => silently((tx) => saveSiteText(tx, side, body)));
  route(app, siteOperationsApi.addArea, ({ side, body }) => silently((tx) => addArea(tx, side, body)));
  route(app, siteOperationsApi.areas, ({ query }) => listAreaRows(db, query.parentId));
  route(app, siteOperationsApi.saveArea, ({ side, params, body }) => silently((tx) => saveArea(tx, side, params.id, body)));
  route(app, siteOperationsApi.orderAreas, ({ side, body }) => silently((tx) => orderAreas(tx, side, body)));
  route(app, siteOperationsApi.removeArea, ({ side, params }) => silently((tx) => removeArea(tx, side, params.id)));
};
