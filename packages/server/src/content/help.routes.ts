import { chargeApi } from '@mall/contract/content/charge.api.ts';
import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
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
  const { reads, config, pages } = house;
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const changing = { forgetOn: pages.onChange };
  const help = cached(keep, (language: Language) => listHelp(reads.shared, language), changing);
  const problems = cached(keep, (language: Language) => listProblems(reads.shared, language), changing);
  const noticeTypes = cached(keep, (language: Language) => listNoticeTypes(reads.shared, language), changing);

  route(app, helpApi.tree, ({ query, language }) => (query.keyword ? listHelp(reads.shared, language, query.keyword) : help(language)));
  route(app, helpApi.problems, ({ language }) => problems(language));
  route(app, helpApi.noticeTypes, ({ language }) => noticeTypes(language));
  route(app, chargeApi.page, ({ actor, query }) => listCharges(reads.of(actor), actor, query));
  route(app, chargeApi.text, async ({ actor, params }) => {
    const text = await requireChargeText(reads.of(actor), actor, params.id);
    views.saw(text.id);
    return text;
  });
  route(app, feedbackApi.give, ({ body, params: _params, query: _query, ...visitor }) => giveFeedback(house, visitor, body));
};
