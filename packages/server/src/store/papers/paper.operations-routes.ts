import { paperOperationsApi } from '@mall/contract/store/paper.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { approvePaper } from './approve-paper.ts';
import { giveBackPaper } from './give-back-paper.ts';
import { listPapers, requirePaper } from './paper.queries.ts';
import { papersSheet } from './papers-sheet.ts';

export const paperOperationsRoutes = (app: App, { db }: House): void => {
  route(app, paperOperationsApi.page, ({ query }) => listPapers(db, query));
  route(app, paperOperationsApi.export, ({ side, body, language }) => papersSheet.ask(db, side, body, language));
  route(app, paperOperationsApi.detail, ({ side, params }) => requirePaper(db, side, params.id));
  route(app, paperOperationsApi.approve, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => approvePaper(tx, side, params.id, body.versionId));
    return null;
  });
  route(app, paperOperationsApi.giveBack, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => giveBackPaper(tx, side, params.id, body));
    return null;
  });
};
