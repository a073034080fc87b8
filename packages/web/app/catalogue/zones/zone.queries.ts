import { catalogueApi, type ZoneHead, type ZoneHeadQuery } from '@mall/contract/catalogue/catalogue.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { outcomePage } from '../../shell/outcome-page.ts';
import { seckillAsk } from '../../shell/seckill.queries.ts';
import { classesAsk, zoneKindOf } from '../../shell/shell.queries.ts';
import { recommendedLimit } from '../recommended.rules.ts';

type Place = { url: URL; search: URLSearchParams };

const staleMs = 60_000;

export const zoneRecommendPages = (zoneId: string) => (page: number) =>
  ask(
    catalogueApi.zoneRecommendPage,
    { query: { zoneId, page, limit: recommendedLimit } },
    page === 1 ? { staleMs, fallback: { list: [], total: 0 } } : { staleMs },
  );

/** What a zone shows besides its head. Each part that fails is left out. */
export const zoneQueries = (zone: ZoneHead) => {
  const zoneId = zone.id;
  return {
    banners: ask(contentApi.advs, { query: { advKey: 'zone_banner', zoneId } }, { staleMs, fallback: [] }),
    classes: classesAsk(zoneId),
    floors: ask(catalogueApi.floors, { query: { zoneId } }, { staleMs, fallback: [] }),
    groups: ask(catalogueApi.zoneRecommendation, { query: { zoneId } }, { staleMs, fallback: { zone, groups: [] } }),
    seckill: seckillAsk,
    recommended: zoneRecommendPages(zoneId)(1),
    notices: ask(contentApi.noticePage, { query: { page: 1, limit: 6 } }, { staleMs, fallback: { list: [], total: 0 } }),
  };
};

/** The zone that the address names: a kind has a page of its own; the customers' page takes an id, or the reader's own zone. */
const zoneNamed = ({ url, search }: Place): ZoneHeadQuery | undefined => {
  const kind = zoneKindOf(url.pathname);
  if (kind !== undefined) return { kind };
  const zoneId = search.get('zoneId');
  if (zoneId === null || zoneId === '') return {};
  return isId(zoneId) ? { zoneId } : undefined;
};

export const zonePage = outcomePage<typeof catalogueApi.zoneHead>({
  question: (place) => {
    const query = zoneNamed(place);
    return query && ask(catalogueApi.zoneHead, { query }, { staleMs });
  },
  parts: (_place, zone) => zoneQueries(zone),
  missing: ['kernel.not_found'],
});
