import { isLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { type RouteRow, routeTable } from '../routes.table.ts';

const rows = new Map(routeTable.map((row) => [row.path.toLowerCase(), row]));

const unknown: RouteRow = { path: '*', layout: 'default', access: 'public', language: 'zh', title: '页面不存在' };

export const findRow = (pathname: string): RouteRow => rows.get(pathname.replace(/(.)\/$/, '$1').toLowerCase()) ?? unknown;

/**
 * The language of a page: Chinese, unless the page follows the reader's choice. Partner entries of the cross-border zone
 * (isGlobal=1, uscTags=3) bring their language in the address, and English when it is none of the six.
 */
export const pageLanguage = (url: URL, chosen: Language): Language => {
  const query = url.searchParams;
  if (query.get('isGlobal') === '1' && query.get('uscTags') === '3') {
    const asked = query.get('language') ?? query.get('lang');
    return isLanguage(asked) ? asked : 'en';
  }
  return findRow(url.pathname).language === 'chosen' || query.get('isGlobal') === '1' ? chosen : 'zh';
};
