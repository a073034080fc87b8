import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPage } from '@mall/kit/list/page-number.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { zoneRecommendPages } from '../../catalogue/zones/zone.queries.ts';
import { outcomePage } from '../../shell/outcome-page.ts';
import { classesAsk } from '../../shell/shell.queries.ts';

type Place = { search: URLSearchParams };
const staleMs = 60_000;
const ranked = 10;
export const purchasesAPage = 12;

/** What the cross-border home shows besides the head of its zone. */
export const abroadQueries = (zoneId: string) => ({
  classes: classesAsk(zoneId),
  recommended: zoneRecommendPages(zoneId)(1),
  countries: ask(inquiryApi.countries, {}, { staleMs, fallback: [] }),
});

export const abroadPage = outcomePage<typeof catalogueApi.zoneHead>({
  question: () => ask(catalogueApi.zoneHead, { query: { kind: 'cross_border' } }, { staleMs }),
  parts: (_place, zone) => abroadQueries(zone.id),
  missing: ['kernel.not_found'],
});

export const classIn = (search: URLSearchParams): string | undefined => {
  const id = search.get('classId');
  return isId(id) ? id : undefined;
};

export const industryQueries = ({ search }: Place) => {
  const classId = classIn(search);
  const query = { page: readPage(search.get('page')), limit: ranked, ...(classId && { classId }) };
  return {
    classes: classesAsk(),
    proofs: ask(storeApi.qualificationRatio, {}, { staleMs, fallback: [] }),
    holders: ask(storeApi.qualificationStatistics, {}, { staleMs, fallback: [] }),
    byClass: ask(storeApi.supplierStatistics, { query: { by: 'category' } }, { staleMs, fallback: [] }),
    byRegion: ask(storeApi.supplierStatistics, { query: { by: 'region' } }, { staleMs, fallback: [] }),
    stores: ask(inquiryApi.ranking, { query }, { staleMs }),
  };
};
export const rankedAPage = ranked;

const states = ['open', 'closed'] as const;
export const stateIn = (search: URLSearchParams) => states.find((one) => one === search.get('state'));

export const purchaseQueries = ({ search }: Place) => {
  const state = stateIn(search);
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 50);
  const query = { page: readPage(search.get('page')), limit: purchasesAPage, ...(state && { state }), ...(keyword && { keyword }) };
  return { purchases: ask(storeApi.companyPurchaseList, { query }, { staleMs }) };
};
