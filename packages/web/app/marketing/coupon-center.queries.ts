import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { type ActivityScope, activityScopes, couponPageSize } from '@mall/contract/marketing/coupon.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPage } from '@mall/kit/list/page-number.ts';
import { placeAsk } from '../shell/place-banner.tsx';

export const scopeFrom = (search: URLSearchParams): ActivityScope | undefined =>
  activityScopes.find((scope) => scope === search.get('scope'));

export const centerQueries = ({ search }: { search: URLSearchParams }) => {
  const scope = scopeFrom(search);
  const query = { ...(scope !== undefined && { scope }), page: readPage(search.get('page')), limit: couponPageSize };
  return { banners: placeAsk('coupon_banner'), center: ask(couponApi.center, { query }, { staleMs: 5_000 }) };
};
