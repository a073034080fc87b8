import { chargeApi } from '@mall/contract/content/charge.api.ts';
import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listNoticeTypes } from './article.queries.ts';
import { listCharges, requireChargeText } from './charge.queries.ts';
import type { countViews } from './count-views.ts';
import { giveFeedback } from './give-feedback.ts';
import { listHelp, listProblems } from './help.queries.ts';

/** Help, notices and charged information. What a member may read is never kept. */
export const helpRoutes = (app: App, house: House, views: ReturnType<typeof countViews>): void => {
  const { db, config } = house;
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const help = cached(keep, () => listHelp(db));
  const problems = cached(keep, () => listProblems(db));
  const noticeTypes = cached(keep, () => listNoticeTypes(db));

  route(app, helpApi.tree, ({ query }) => (query.keyword ? listHelp(db, query.keyword) : help()));
  route(app, helpApi.problems, () => problems());
  route(app, helpApi.noticeTypes, () => noticeTypes());
  route(app, chargeApi.page, ({ actor, query }) => listCharges(db, actor, query));
  route(app, chargeApi.text, async ({ actor, params }) => {
    const text = await requireChargeText(db, actor, params.id);
    views.saw(text.id);
    return text;
  });
  route(app, feedbackApi.give, ({ body, params: _params, query: _query, ...visitor }) => giveFeedback(house, visitor, body));
};
