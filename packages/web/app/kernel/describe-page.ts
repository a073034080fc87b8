import { isLanguage, type Language } from '@mall/contract/kernel/language.ts';
import type { RouteRow } from '../routes.table.ts';

/** What the browser needs of a row; which file draws a screen, and in which layout, the build has settled. */
export type PageRow = Pick<RouteRow, 'path' | 'access' | 'language' | 'title'>;

const rows = new Map<string, PageRow>();

export const learnRows = (known: readonly PageRow[]): void => {
  for (const row of known) rows.set(row.path.toLowerCase(), row);
};

let all: Promise<void> | undefined;

/** A page brings its own row along; the table of all, which grows with every screen, comes before the first step away from it. */
export const knowAllRows = (): Promise<void> => {
  all ??= import('../routes.table.ts').then(
    ({ routeTable }) => learnRows(routeTable),
    (error: unknown) => {
      all = undefined;
      throw error;
    },
  );
  return all;
};

const unknown: PageRow = { path: '*', access: 'public', language: 'zh', title: '页面不存在' };

export const findRow = (pathname: string): PageRow => rows.get(pathname.replace(/(.)\/$/, '$1').toLowerCase()) ?? unknown;

let everywhere = false;

/** Said by both entries before a page is drawn: whether the reader's choice holds on all pages, as the mall is set. */
export const holdLanguage = (onAllPages: boolean): void => {
  everywhere = onAllPages;
};

export const languageHolds = (): boolean => everywhere;

/** Pages that are there in all six languages, whatever the mall is set to. */
export const isCrossBorder = (url: URL): boolean => findRow(url.pathname).language === 'chosen' || url.searchParams.get('isGlobal') === '1';

/**
 * The language of a page: Chinese, unless the page or the whole mall follows the reader's choice. Partner entries of the cross-border zone
 * (isGlobal=1, uscTags=3) bring their language in the address, and English when it is none of the six.
 */
export const pageLanguage = (url: URL, chosen: Language): Language => {
  const query = url.searchParams;
  if (query.get('isGlobal') === '1' && query.get('uscTags') === '3') {
    const asked = query.get('language') ?? query.get('lang');
    return isLanguage(asked) ? asked : 'en';
  }
  return everywhere || isCrossBorder(url) ? chosen : 'zh';
};
