import {
  attrsPattern,
  formatAttrs,
  idListPattern,
  mostAttributes,
  mostChosen,
  parseAttrs,
  type SearchSort,
  searchKeywordLength,
  searchPageSize,
  searchSorts,
} from '@mall/contract/search/search.rules.ts';
import { readPage } from '@mall/kit/list/page-number.ts';
import { isId } from '@mall/kit/page/is-id.ts';

/** search: by words; class: of a class or a zone; store: the shelves of one store. */
export type ListScene = 'search' | 'class' | 'store';
export type ListView = 'grid' | 'table';
export type ShowType = '1' | '2';
export type GoodsSource = 'third' | 'self' | 'cross';

export const goodsSources = ['self', 'third', 'cross'] as const satisfies readonly GoodsSource[];

/** What the address of a list says. What it says wrongly is taken as not said, so that no shared link ever fails. */
export type ListAddress = {
  readonly keyword: string;
  readonly classId: string | undefined;
  readonly brandIds: readonly string[];
  readonly labelIds: readonly string[];
  readonly attrs: ReadonlyMap<string, readonly string[]>;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly source: GoodsSource | undefined;
  readonly storeId: string | undefined;
  readonly zoneId: string | undefined;
  readonly inStock: boolean;
  readonly sort: SearchSort;
  readonly pageNo: number;
  readonly view: ListView;
  /** The classes are those laid out on the page the reader comes from; `customId` is the block. */
  readonly fromPage: boolean;
  readonly customId: string | undefined;
  /** How the classes to choose from stand above the list: 1 as pictures, 2 as a row of names. */
  readonly showType: ShowType | undefined;
};

export type ListChange = Partial<ListAddress>;

const amountPattern = /^\d{1,9}(\.\d{1,2})?$/;

const readId = (text: string | null): string | undefined => (isId(text) ? text : undefined);
const readIds = (text: string | null): readonly string[] =>
  text !== null && idListPattern.test(text) ? [...new Set(text.split(','))].slice(0, mostChosen) : [];
const readAttrs = (text: string | null) =>
  new Map(
    [...parseAttrs(text !== null && attrsPattern.test(text) ? text : '')]
      .slice(0, mostAttributes)
      .map(([id, values]) => [id, values.slice(0, mostChosen)] as const),
  );
const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined => all.find((each) => each === text);

/** An amount as people type it: "1,200" and "１２００" mean 1200; what is no amount is nothing. */
const readAmount = (typed: string | null): string => {
  const text = (typed ?? '').replaceAll(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll(/[,\s¥]/g, '');
  return amountPattern.test(text) ? text : '';
};

/** Typed the wrong way round, a range is turned. */
export const priceRange = (low: string, high: string): { priceMin: string; priceMax: string } => {
  const [priceMin, priceMax] = [readAmount(low), readAmount(high)];
  return priceMin !== '' && priceMax !== '' && Number(priceMin) > Number(priceMax)
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax };
};

const isFromPage = (scene: ListScene, search: URLSearchParams) => scene === 'class' && search.get('dataSource') === 'currentPage';

/** On a class page the class is `classId`, or else `id`; elsewhere, and where `id` is a block of the page, it is `classId`. */
const readClass = (scene: ListScene, search: URLSearchParams) =>
  readId(search.get('classId')) ?? (scene === 'class' && !isFromPage(scene, search) ? readId(search.get('id')) : undefined);

export const readList = (scene: ListScene, search: URLSearchParams): ListAddress => ({
  keyword: (search.get('keyword') ?? '').trim().slice(0, searchKeywordLength),
  classId: readClass(scene, search),
  brandIds: readIds(search.get('brandId')),
  labelIds: readIds(search.get('labelId')),
  attrs: readAttrs(search.get('attrs')),
  ...priceRange(search.get('priceMin') ?? '', search.get('priceMax') ?? ''),
  source: oneOf(goodsSources, search.get('source')),
  storeId: readId(search.get('storeId')),
  zoneId: readId(search.get('zoneId')),
  inStock: search.get('inStock') === '1',
  sort: oneOf(searchSorts, search.get('sort')) ?? 'relevance',
  pageNo: readPage(search.get('pageNo')),
  view: search.get('view') === 'table' ? 'table' : 'grid',
  fromPage: isFromPage(scene, search),
  customId: isFromPage(scene, search) ? readId(search.get('id')) : undefined,
  showType: oneOf(['1', '2'], search.get('showType')),
});

/** The address with a change, for a link: "?keyword=…". Another list begins at its first page; a view is of the same list. */
export const changeList = (scene: ListScene, search: URLSearchParams, change: ListChange): string => {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  const list = { ...readList(scene, search), ...change };
  const keepsPage = Object.keys(change).every((name) => name === 'view');
  if ('classId' in change) {
    const byId = scene === 'class' && !list.fromPage;
    if (byId) next.delete('classId');
    put(byId ? 'id' : 'classId', list.classId ?? '');
  }
  put('keyword', list.keyword);
  put('brandId', list.brandIds.join(','));
  put('labelId', list.labelIds.join(','));
  put('attrs', formatAttrs(list.attrs));
  put('priceMin', list.priceMin);
  put('priceMax', list.priceMax);
  put('source', list.source ?? '');
  put('inStock', list.inStock ? '1' : '');
  put('sort', list.sort === 'relevance' ? '' : list.sort);
  const pageNo = change.pageNo ?? (keepsPage ? list.pageNo : 1);
  put('pageNo', pageNo > 1 ? String(pageNo) : '');
  put('view', list.view === 'table' ? 'table' : '');
  return `?${next}`;
};

/** Every filter gone; words, class, order and view stay. */
export const noFilters: ListChange = {
  brandIds: [],
  labelIds: [],
  attrs: new Map(),
  priceMin: '',
  priceMax: '',
  source: undefined,
  inStock: false,
};

export const toggle = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];

export const toggleAttr = (chosen: ListAddress['attrs'], attributeId: string, valueId: string): ListAddress['attrs'] =>
  new Map(chosen).set(attributeId, toggle(chosen.get(attributeId) ?? [], valueId));

/** What is asked of the server. On the cross-border pages only goods from abroad are meant. */
export const askedOf = (scene: ListScene, list: ListAddress, isGlobal: boolean) => ({
  pageNo: list.pageNo,
  pageSize: searchPageSize,
  sort: list.sort,
  ...(list.keyword !== '' && { keyword: list.keyword }),
  ...(list.classId !== undefined && (scene === 'store' ? { storeClassId: list.classId } : { classId: list.classId })),
  ...(list.fromPage && list.classId === undefined && { dataSource: 'currentPage' as const }),
  ...(list.fromPage && list.classId === undefined && list.customId !== undefined && { customId: list.customId }),
  ...(list.brandIds.length > 0 && { brandId: list.brandIds.join(',') }),
  ...(list.labelIds.length > 0 && { labelId: list.labelIds.join(',') }),
  ...(formatAttrs(list.attrs) !== '' && { attrs: formatAttrs(list.attrs) }),
  ...(list.priceMin !== '' && { priceMin: list.priceMin }),
  ...(list.priceMax !== '' && { priceMax: list.priceMax }),
  ...(isGlobal ? { source: 'cross' as const } : list.source !== undefined && { source: list.source }),
  ...(list.storeId !== undefined && { storeId: list.storeId }),
  ...(list.zoneId !== undefined && { zoneId: list.zoneId }),
  ...(list.inStock && { inStock: '1' as const }),
});

/** The one address of a list for search engines: what it is about and its page, not how it is filtered, ordered or drawn. */
export const canonicalOf = (pathname: string, scene: ListScene, list: ListAddress): string => {
  const about = new URLSearchParams();
  if (list.keyword !== '') about.set('keyword', list.keyword);
  if (list.storeId !== undefined) about.set('storeId', list.storeId);
  if (list.zoneId !== undefined) about.set('zoneId', list.zoneId);
  if (list.classId !== undefined) about.set(scene === 'class' ? 'id' : 'classId', list.classId);
  else if (list.fromPage) {
    if (list.customId !== undefined) about.set('id', list.customId);
    about.set('dataSource', 'currentPage');
  }
  if (list.pageNo > 1) about.set('pageNo', String(list.pageNo));
  return about.size > 0 ? `${pathname}?${about}` : pathname;
};

/** Which coupon or full reduction a list is about. */
export const couponOf = (search: URLSearchParams): { couponId?: string; activityId?: string } => {
  const couponId = readId(search.get('couponId'));
  const activityId = readId(search.get('activityId'));
  if (couponId !== undefined) return { couponId };
  return activityId === undefined ? {} : { activityId };
};
