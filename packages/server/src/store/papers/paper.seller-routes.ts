import { paperApi } from '@mall/contract/store/paper.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { listOwnPapers } from './paper.queries.ts';
import { renewPaper } from './renew-paper.ts';
import { withdrawPaper } from './withdraw-paper.ts';

export const paperSellerRoutes = (app: App, { db }: House): void => {
  route(app, paperApi.list, ({ side }) => listOwnPapers(db, side));
  route(app, paperApi.renew, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => renewPaper(tx, side, params.id, body));
    return null;
  });
  route(app, paperApi.withdraw, async ({ side, params }) => {
    await inTransaction(db, (tx) => withdrawPaper(tx, side, params.id));
    return null;
  });
};
