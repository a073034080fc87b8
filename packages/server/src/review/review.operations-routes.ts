import { reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { hideReview } from './hide-review.ts';
import { keepReview } from './keep-review.ts';
import { listOfficeReviews, requireOfficeReview } from './office-reviews.queries.ts';
import { officeReviewsSheet } from './office-reviews-sheet.ts';
import { restoreReview } from './restore-review.ts';

export const reviewOperationsRoutes = (app: App, { db }: House): void => {
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, reviewOperationsApi.page, ({ query }) => listOfficeReviews(db, query));
  route(app, reviewOperationsApi.export, ({ side, body, language }) => officeReviewsSheet.ask(db, side, body, language));
  route(app, reviewOperationsApi.detail, ({ side, params }) => requireOfficeReview(db, side, params.id));
  route(app, reviewOperationsApi.hide, ({ side, params, body }) => done((tx) => hideReview(tx, side, params.id, body)));
  route(app, reviewOperationsApi.restore, ({ params, body }) => done((tx) => restoreReview(tx, params.id, body.reason)));
  route(app, reviewOperationsApi.keep, ({ side, params, body }) => done((tx) => keepReview(tx, side, params.id, body.answer)));
};
