import { reviewApi } from '@mall/contract/review/review.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requireReviewPage } from './review.queries.ts';

export const reviewRoutes = (app: App, { db }: House): void => {
  route(app, reviewApi.page, ({ query, language }) => requireReviewPage(db, query, language));
};
