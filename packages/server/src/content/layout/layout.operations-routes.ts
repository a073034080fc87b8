import { layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { cancelLayout } from './cancel-layout.ts';
import { dropLayoutDraft } from './drop-layout-draft.ts';
import { listLayoutVersions, requireLayoutDraft } from './layout-office.queries.ts';
import { publishLayout } from './publish-layout.ts';
import { saveLayoutDraft } from './save-layout-draft.ts';
import { scheduleLayout } from './schedule-layout.ts';
import { undoLayout } from './undo-layout.ts';

export const layoutOperationsRoutes = (app: App, { db, pages }: House): void => {
  /** Who changed a page sees it changed: this node does not wait for its own word. */
  const changing = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    await pages.refresh();
    return done;
  };
  route(app, layoutOperationsApi.draft, ({ query }) => requireLayoutDraft(db, query.zoneId));
  route(app, layoutOperationsApi.save, ({ side, body }) => inTransaction(db, (tx) => saveLayoutDraft(tx, side, body)));
  route(app, layoutOperationsApi.drop, async ({ body }) => {
    await dropLayoutDraft(db, body.zoneId);
    return null;
  });
  route(app, layoutOperationsApi.publish, ({ side, body }) => changing((tx) => publishLayout(tx, side, body)));
  route(app, layoutOperationsApi.schedule, ({ side, body }) => inTransaction(db, (tx) => scheduleLayout(tx, side, body)));
  route(app, layoutOperationsApi.cancel, async ({ side, params }) => {
    await inTransaction(db, (tx) => cancelLayout(tx, side, params.id));
    return null;
  });
  route(app, layoutOperationsApi.undo, ({ side, params }) => changing((tx) => undoLayout(tx, side, params.id)));
  route(app, layoutOperationsApi.versions, ({ query }) => listLayoutVersions(db, query));
};
