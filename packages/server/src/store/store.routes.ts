import type { Language } from '@mall/contract/kernel/language.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { readFront, requirePreview } from './decoration/front.queries.ts';
import { listQualificationRatio, listQualificationStatistics } from './store-statistics.queries.ts';

/** What stores have to do with classes and goods is served by catalogue, whether a member follows one by member. */
export const storeRoutes = (app: App, { db, reads, config }: House): void => {
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const statistics = cached(keep, (language: Language) => listQualificationStatistics(reads.shared, language));
  const ratio = cached(keep, (language: Language) => listQualificationRatio(reads.shared, language));

  const front = cached(keep, (storeId: string) => readFront(reads.shared, storeId));

  route(app, storeApi.front, ({ params, query }) =>
    query.preview === undefined ? front(params.storeId) : requirePreview(db, params.storeId, query.preview),
  );
  route(app, storeApi.qualificationStatistics, ({ language }) => statistics(language));
  route(app, storeApi.qualificationRatio, ({ language }) => ratio(language));
};
