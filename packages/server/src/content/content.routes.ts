import { contentApi } from '@mall/contract/content/content.api.ts';
import { fallbackLanguage, fill, type Language } from '@mall/contract/kernel/language.ts';
import { wordHours } from '@mall/contract/kernel/service-hours.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { siteName } from '../kernel/site-name.ts';
import { findCampaign, listAdvs } from './adv.queries.ts';
import { listAreas } from './area.queries.ts';
import { listNotices, requireArticle, requireLatest } from './article.queries.ts';
import { countViews } from './count-views.ts';
import { helpRoutes } from './help.routes.ts';
import { listDraftAdvs } from './layout/draft-advs.queries.ts';
import { findPageParts, listHotWords, listNavigation } from './shell.queries.ts';
import { siteOf } from './site-of.ts';

const viewsEveryMs = 20_000;

/** Readers of the other languages call from abroad. */
const dialledFrom = (number: string, language: Language): string =>
  language === fallbackLanguage || number === '' || number.startsWith('+') ? number : `+86 ${number}`;

/** What stands on every page is kept for as long as a guest's page is. */
export const contentRoutes = (app: App, house: House): void => {
  const { db, reads, config, log, pages } = house;
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const changing = { forgetOn: pages.onChange };
  const navigation = cached(keep, (language: Language) => listNavigation(reads.shared, language), changing);
  const hotWords = cached(keep, () => listHotWords(reads.shared), changing);
  const pageParts = cached(keep, (language: Language) => findPageParts(reads.shared, language), changing);

  route(app, contentApi.campaign, ({ query, language }) => findCampaign(reads.shared, query.advKey, language));
  route(app, contentApi.draftAdvs, ({ actor, query, language }) => listDraftAdvs(db, actor, query, language));
  route(app, contentApi.advs, ({ query, language }) => listAdvs(reads.shared, query, language));
  route(app, contentApi.navigation, ({ language }) => navigation(language));
  route(app, contentApi.hotWords, () => hotWords());
  route(app, contentApi.pageParts, async ({ language }) => {
    const parts = await pageParts(language);
    return { ...parts, copyright: fill(parts.copyright, { site: siteName(config, language) }) };
  });
  // What is a setting is in memory already, and holds from the moment at which it is changed.
  route(app, contentApi.site, () => siteOf(config));
  route(app, contentApi.hotline, ({ language }) => ({
    telephoneNumber: dialledFrom(config.HOTLINE, language),
    workingHour: wordHours(config.HOTLINE_HOURS, language),
  }));
  route(app, contentApi.noticePage, ({ query, language }) => listNotices(reads.shared, query, language));
  route(app, contentApi.areas, ({ params }) => listAreas(reads.shared, params.parent));

  const views = countViews(db);
  const writeViews = () => views.write().catch((error: unknown) => log.warn({ err: error }, 'views could not be written'));
  const writing = setInterval(writeViews, viewsEveryMs).unref();
  app.fastify.addHook('onClose', async () => {
    clearInterval(writing);
    await writeViews();
  });
  route(app, contentApi.latestArticle, ({ language }) => requireLatest(reads.shared, language));
  route(app, contentApi.article, async ({ params, language }) => {
    const found = await requireArticle(reads.shared, params.id, language);
    views.saw(found.id);
    return found;
  });
  helpRoutes(app, house, views);
};
