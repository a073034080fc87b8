import { newsOperationsApi } from '@mall/contract/account/news-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import { listDeadNews } from '../kernel/dead-news.queries.ts';
import { dropNews } from '../kernel/drop-news.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { retryNews } from '../kernel/retry-news.ts';
import { deadLettersSheet } from './dead-letters-sheet.ts';

/** News is the kernel's, which agrees on no calls; the first room stands in for it. */
export const newsOperationsRoutes = (app: App, { db }: House): void => {
  route(app, newsOperationsApi.dead, ({ query }) => listDeadNews(db, query));
  route(app, newsOperationsApi.export, ({ side, body, language }) => deadLettersSheet.ask(db, side, body, language));
  route(app, newsOperationsApi.retry, async ({ side, params }) => {
    await inTransaction(db, (tx) => retryNews(tx, side, params.id));
    return null;
  });
  route(app, newsOperationsApi.drop, async ({ side, params }) => {
    await inTransaction(db, (tx) => dropNews(tx, side, params.id));
    return null;
  });
};
