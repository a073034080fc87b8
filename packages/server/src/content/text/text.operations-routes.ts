import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { addText } from './add-text.ts';
import { publishText } from './publish-text.ts';
import { removeText } from './remove-text.ts';
import { restoreText } from './restore-text.ts';
import { saveTextDraft } from './save-text-draft.ts';
import { listTexts, requireText, requireTextVersion } from './text-office.queries.ts';
import { unscheduleText } from './unschedule-text.ts';
import { withdrawText } from './withdraw-text.ts';

export const textOperationsRoutes = (app: App, { db, pages }: House): void => {
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
  route(app, textOperationsApi.page, ({ query }) => listTexts(db, query));
  route(app, textOperationsApi.detail, ({ params }) => requireText(db, params.id));
  route(app, textOperationsApi.version, ({ params, query }) => requireTextVersion(db, params.id, query.version));
  route(app, textOperationsApi.add, ({ side, body }) => inTransaction(db, (tx) => addText(tx, side, body)));
  route(app, textOperationsApi.save, ({ side, params, body }) => inTransaction(db, (tx) => saveTextDraft(tx, side, params.id, body)));
  route(app, textOperationsApi.publish, ({ side, params, body }) => changing((tx) => publishText(tx, side, params.id, body)));
  route(app, textOperationsApi.unschedule, ({ side, params }) => silently((tx) => unscheduleText(tx, side, params.id)));
  route(app, textOperationsApi.withdraw, ({ side, params }) => silently((tx) => withdrawText(tx, side, params.id)));
  route(app, textOperationsApi.restore, ({ side, params, body }) => silently((tx) => restoreText(tx, side, params.id, body.version)));
  route(app, textOperationsApi.remove, ({ side, params }) => silently((tx) => removeText(tx, side, params.id)));
};
