import { useSkin } from '../kernel/skin.ts';

export const scopes = ['goods', 'stores'] as const;
export type Scope = (typeof scopes)[number];

/** The cross-border pages have results of their own, in the language of the reader. */
export const searchAddress = (scope: Scope, keyword: string, isGlobal: boolean): string => {
  const page = scope === 'goods' ? '/searchGoodsResult' : '/searchShopResult';
  return `${page}${isGlobal ? '1' : ''}?keyword=${encodeURIComponent(keyword)}`;
};

export const useSearchAddress = () => {
  const isGlobal = useSkin() === 'global';
  return (scope: Scope, keyword: string) => searchAddress(scope, keyword, isGlobal);
};

/** What stands in the box: the words of the results that are shown. */
export const searchedFor = (pathname: string, search: string): { scope: Scope; keyword: string } => {
  const found = /^\/search(Goods|Shop|Coupons)\w*$/i.exec(pathname);
  const keyword = found ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  return { scope: found?.[1]?.toLowerCase() === 'shop' ? 'stores' : 'goods', keyword };
};

/** The tip above or below, round about; -1 is the box itself. */
export const nextTip = (active: number, step: 1 | -1, count: number): number => ((active + 1 + step + count + 1) % (count + 1)) - 1;
