import { useLocation } from 'react-router';

/** The lists of the cross-border zone: goods from abroad, in the reader's language. */
export const isGlobalPage = (url: URL): boolean =>
  /^\/(searchGoodsResult|searchShopResult|proClassification)1\/?$/i.test(url.pathname) || url.searchParams.get('isGlobal') === '1';

export const useIsGlobal = (): boolean => {
  const { pathname, search } = useLocation();
  return isGlobalPage(new URL(pathname + search, 'http://page'));
};
