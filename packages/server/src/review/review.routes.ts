import { reviewApi } from '@mall/contract/review/review.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { watchDenied } from '../order/watch-denied.ts';
import { listOwnReviews, requireOrderReviews, requireOwnReview } from './own-review.queries.ts';
import { requireReviewPage } from './review.queries.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = (app: App, { db }: House): void => {
  route(app, reviewApi.page, ({ query, language }) => requireReviewPage(db, query, language));
  route(app, reviewApi.ownPage, ({ actor, query }) => listOwnReviews(db, actor, query));
  route(app, reviewApi.ofOrder, ({ actor, params: { orderId }, query }) =>
    watchDenied(db, actor, orderId, () => requireOrderReviews(db, actor, orderId, query.orderGoodsId)),
  );
  route(app, reviewApi.own, ({ actor, params }) => requireOwnReview(db, actor, params.id));
  route(app, reviewApi.write, ({ actor, body }) => inTransaction(db, (tx) => writeReview(tx, actor, body)));
};
