import { creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listCreditReviews, requireCreditReview } from './credit-review.queries.ts';
import { passCreditReview } from './pass-credit-review.ts';
import { refuseCreditReview } from './refuse-credit-review.ts';

export const creditReviewOperationsRoutes = (app: App, { db }: House): void => {
  route(app, creditReviewApi.page, ({ query }) => listCreditReviews(db, query));
  route(app, creditReviewApi.detail, ({ params }) => requireCreditReview(db, params.id));
  route(app, creditReviewApi.pass, async ({ side, params }) => {
    await inTransaction(db, (tx) => passCreditReview(tx, side, params.id));
    return null;
  });
  route(app, creditReviewApi.refuse, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => refuseCreditReview(tx, side, params.id, body.reason));
    return null;
  });
};
