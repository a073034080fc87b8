import { sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { replyReview } from './reply-review.ts';
import { reportReview } from './report-review.ts';
import { listStoreReviews } from './store-reviews.queries.ts';
import { storeReviewsSheet } from './store-reviews-sheet.ts';

export const reviewSellerRoutes = (app: App, { db }: House): void => {
  route(app, sellerReviewApi.page, ({ side, query, language }) => listStoreReviews(db, side, query, language));
  route(app, sellerReviewApi.export, ({ side, body, language }) => storeReviewsSheet.ask(db, side, body, language));
  route(app, sellerReviewApi.report, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => reportReview(tx, side, id, body));
    return null;
  });
  route(app, sellerReviewApi.reply, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => replyReview(tx, side, id, body));
    return null;
  });
};
