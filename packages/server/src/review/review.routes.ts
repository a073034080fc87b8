import { reviewApi } from '@mall/contract/review/review.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listOwnReviews, requireOrderReviews, requireOwnReview } from './own-review.queries.ts';
import { requireReviewPage } from './review.queries.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = (app: App, { db, reads }: House): void => {
  route(app, reviewApi.page, ({ actor, query, language }) => requireReviewPage(reads.of(actor), query, language));
  route(app, reviewApi.ownPage, ({ side, query }) => listOwnReviews(db, side, query));
  route(app, reviewApi.ofOrder, ({ side, params: { orderId }, query }) => requireOrderReviews(db, side, orderId, query.orderGoodsId));
  route(app, reviewApi.own, ({ side, params }) => requireOwnReview(db, side, params.id));
  route(app, reviewApi.write, ({ side, body }) => inTransaction(db, (tx) => writeReview(tx, side, body)));
};
