import { groupBuyApi } from '@mall/contract/marketing/group-buy.api.ts';
import { groupPageSize } from '@mall/contract/marketing/group-buy.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPage } from '@mall/kit/list/page-number.ts';

const staleMs = 5_000;

export const groupStateOf = (search: URLSearchParams): 'running' | 'new' => (search.get('state') === 'new' ? 'new' : 'running');

export const groupZoneQueries = ({ search }: { search: URLSearchParams }) => ({
  goods: ask(
    groupBuyApi.goods,
    { query: { state: groupStateOf(search), page: readPage(search.get('page')), limit: groupPageSize } },
    { staleMs },
  ),
});
