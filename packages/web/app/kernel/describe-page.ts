import { isLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { languageAddress } from '@mall/contract/kernel/language-address.ts';
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

export const findRow = (pathname: string): PageRow => {
  const path = pathname.replace(/(.)\/$/, '$1').toLowerCase();
  return rows.get(path) ?? rows.get(path.replace(/\/\d+$/, '/:company')) ?? unknown;
};

let everywhere = false;

/** Said by both entries before a page is drawn: whether the reader's choice holds on all pages, as the mall is set. */
export const holdLanguage = (onAllPages: boolean): void => {
  everywhere = onAllPages;
};

export const languageHolds = (): boolean => everywhere;

/** Pages that are there in all six languages, whatever the mall is set to. */
export const isCrossBorder = (url: URL): boolean => findRow(url.pathname).language === 'chosen' || url.searchParams.get('isGlobal') === '1';

/** What the address itself brings: partner entries of the cross-border zone (isGlobal=1, uscTags=3) say their language, and mean English when it is none of the six. */
export const broughtLanguage = ({ searchParams: query }: URL): Language | undefined => {
  if (query.get('isGlobal') !== '1' || query.get('uscTags') !== '3') return undefined;
  const asked = query.get('language') ?? query.get('lang');
  return isLanguage(asked) ? asked : 'en';
};

/** The language of a page: the one its address brings; else Chinese, unless the page or the whole mall follows the reader's choice. */
export const pageLanguage = (url: URL, chosen: Language): Language =>
  broughtLanguage(url) ?? (everywhere || isCrossBorder(url) ? chosen : 'zh');

const doors = new Set(
  ['/login', '/register', '/successRegister', '/forgotPassword', '/resetPasswords', '/bindPhone', '/revise', '/treaty'].map((path) =>
    path.toLowerCase(),
  ),
);

/** Sign-in and what belongs to it: nobody looks for these pages, one is sent there from another. */
export const isDoor = (pathname: string): boolean => doors.has(pathname.toLowerCase());

/** Pages in six languages that search engines may show. */
export const isSearchedAbroad = (url: URL): boolean => {
  const { path, access } = findRow(url.pathname);
  return isCrossBorder(url) && path !== unknown.path && access === 'public' && !isDoor(url.pathname);
};

/** The address of a door for whoever comes from one in `language`: by itself it would be Chinese. */
export const doorAddress = (address: string, language: Language): string => {
  const url = new URL(address, 'http://page');
  const isKept = everywhere || language === 'zh' || !isDoor(url.pathname) || isCrossBorder(url);
  return isKept ? address : languageAddress(address, language);
};
