import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { parseAttrs, type SearchSort } from '@mall/contract/search/search.rules.ts';
import type { Plan } from './query-plan.ts';
import type { BookClass, SearchBook } from './search-book.ts';

/** Filters of the same facet widen, of different facets narrow. A filter that names nothing known lets nothing through. */
export type Question = {
  plan: Plan;
  /** Only these goods, or only these specs, or both together. */
  goodsIds: readonly Id[] | undefined;
  specs: readonly { goodsId: Id; specId: Id }[] | undefined;
  /** Nothing beyond these goods, whatever else is asked. */
  within: readonly Id[] | undefined;
  classIds: ReadonlySet<Id> | undefined;
  brandIds: readonly Id[] | undefined;
  /** By group of the book (0 is the labels): numbers of the values chosen. */
  chosen: readonly { group: number; values: readonly number[] }[];
  priceMin: number | undefined;
  priceMax: number | undefined;
  source: GoodsSource | undefined;
  inStock: boolean;
  storeId: Id | undefined;
  shelfIds: readonly Id[] | undefined;
  zoneId: Id | undefined;
  /** Only the search of stores asks. */
  countStores: boolean;
  /** How many of the specs that fit are named of each goods. */
  mostSpecs: number;
  sort: SearchSort;
  offset: number;
  limit: number;
};

/** A goods with the spec that was meant: of those that fit and pass, the best. `values` are the spec's facet values by number. */
export type Hit = { goodsId: Id; classId: Id; specId: Id; specIds: Id[]; matchCount: number; specCount: number; values: ArrayLike<number> };

/** One page, and how many goods each choice would leave; values by their number in the book. */
export type Found = {
  total: number;
  hits: Hit[];
  classes: Map<Id, number>;
  brands: Map<Id, number>;
  values: Map<number, number>;
  sources: Map<GoodsSource, number>;
  stores: Map<Id, number>;
  price: { min: number; max: number } | undefined;
  inStock: number;
};

export const nothingFound: Found = {
  total: 0,
  hits: [],
  classes: new Map(),
  brands: new Map(),
  values: new Map(),
  sources: new Map(),
  stores: new Map(),
  price: undefined,
  inStock: 0,
};

const unknownGroup = -1;
// As many rows as a table shows of one goods.
const rowsOfTable = 30;

const chosenOf = (book: SearchBook, query: SearchGoodsQuery): Question['chosen'] => {
  const chosen = new Map<number, number[]>();
  const add = (group: number, values: number[]) => chosen.set(group, [...(chosen.get(group) ?? []), ...values]);
  if (query.labelId !== undefined)
    add(
      0,
      query.labelId.split(',').flatMap((id) => book.labels.get(id)?.value ?? []),
    );
  for (const [attributeId, valueIds] of parseAttrs(query.attrs)) {
    const group = book.groupOfAttribute.get(attributeId);
    const values = valueIds.flatMap((id) => book.valueById.get(id) ?? []);
    add(
      group?.no ?? unknownGroup,
      values.filter((value) => value.facet && value.group === group?.no).map((value) => value.no),
    );
  }
  return [...chosen].map(([group, values]) => ({ group, values }));
};

/** A class, or the one that it became part of: addresses of before still lead there. */
export const classOf = (book: SearchBook, id: Id): BookClass | undefined => book.classes.get(book.mergedInto.get(id) ?? id);

/** A class that was asked for alone keeps its own set, which is as long as the book. */
const classesBelow = (book: SearchBook, [first = '', ...others]: readonly Id[]): ReadonlySet<Id> => {
  const own = classOf(book, first)?.below ?? new Set<Id>();
  return others.length === 0 ? own : new Set([...own, ...others.flatMap((id) => [...(classOf(book, id)?.below ?? [])])]);
};

/** What a caller asked, in the terms of the book. */
export const readQuestion = (book: SearchBook, plan: Plan, query: SearchGoodsQuery, within?: readonly Id[]): Question => ({
  plan,
  goodsIds: undefined,
  specs: undefined,
  within,
  classIds: query.classId === undefined ? undefined : classesBelow(book, query.classId.split(',')),
  brandIds: query.brandId?.split(','),
  chosen: chosenOf(book, query),
  priceMin: query.priceMin === undefined ? undefined : fromYuan(query.priceMin),
  priceMax: query.priceMax === undefined ? undefined : fromYuan(query.priceMax),
  source: query.source,
  inStock: query.inStock === '1',
  storeId: query.storeId,
  shelfIds: query.storeClassId === undefined ? undefined : (book.shelves.get(query.storeClassId) ?? []),
  zoneId: query.zoneId,
  countStores: false,
  mostSpecs: rowsOfTable,
  sort: query.sort,
  offset: (query.pageNo - 1) * query.pageSize,
  limit: query.pageSize,
});
