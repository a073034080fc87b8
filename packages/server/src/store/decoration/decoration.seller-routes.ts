import { decorationApi } from '@mall/contract/store/decoration.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { readDecoration } from './decoration.queries.ts';
import { dropDecoration } from './drop-decoration.ts';
import { previewDecoration } from './preview-decoration.ts';
import { publishDecoration } from './publish-decoration.ts';
import { restoreDecoration } from './restore-decoration.ts';
import { saveDecoration } from './save-decoration.ts';

export const decorationSellerRoutes = (app: App, { db }: House): void => {
  route(app, decorationApi.own, ({ side }) => readDecoration(db, side));
  route(app, decorationApi.save, ({ side, body }) => inTransaction(db, (tx) => saveDecoration(tx, side, body)));
  route(app, decorationApi.drop, async ({ side, body }) => {
    await inTransaction(db, (tx) => dropDecoration(tx, side, body.revision));
    return null;
  });
  route(app, decorationApi.preview, ({ side, body }) => inTransaction(db, (tx) => previewDecoration(tx, side, body.fields)));
  route(app, decorationApi.publish, ({ side, body }) => inTransaction(db, (tx) => publishDecoration(tx, side, body.revision)));
  route(app, decorationApi.restore, ({ side, params }) => inTransaction(db, (tx) => restoreDecoration(tx, side, Number(params.version))));
};
