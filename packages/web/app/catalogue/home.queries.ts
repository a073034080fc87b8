import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { groupAsk } from '../shell/group/group.queries.ts';
import { seckillAsk } from '../shell/seckill.queries.ts';
import { recommendedLimit } from './recommended.rules.ts';

const staleMs = 60_000;

export const recommendPage = (page: number) =>
  ask(
    catalogueApi.recommendPage,
    { query: { page, limit: recommendedLimit } },
    page === 1 ? { staleMs, fallback: { list: [], total: 0 } } : { staleMs },
  );

/** What the home page shows itself. Each part that fails is left out, so that one of them never takes the page down. */
export const shownQueries = () => ({
  banners: ask(contentApi.advs, { query: { advKey: 'home_banner' } }, { staleMs, fallback: [] }),
  promos: ask(contentApi.advs, { query: { advKey: 'home_promo' } }, { staleMs, fallback: [] }),
  notices: ask(contentApi.noticePage, { query: { page: 1, limit: 5 } }, { staleMs, fallback: { list: [], total: 0 } }),
  floors: ask(catalogueApi.floors, {}, { staleMs, fallback: [] }),
  customClasses: ask(catalogueApi.customClasses, {}, { staleMs, fallback: [] }),
  recommended: recommendPage(1),
});

/**
 * What is asked for the page. Only the seckill area itself watches the seckill: it wakes up after the page, and an answer that the page had
 * asked for anew in between would tell another time than the one that was rendered.
 */
export const homeQueries = () => ({ ...shownQueries(), seckill: seckillAsk, group: groupAsk });
