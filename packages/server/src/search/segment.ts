import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Bits } from './bits.ts';
import type { SearchBook } from './search-book.ts';

export const sourceNumbers: Record<GoodsSource, number> = { self: 0, third: 1, cross: 2 };
export const sourceWords: readonly GoodsSource[] = ['self', 'third', 'cross'];

/** Document numbers by key (a word, a class, a brand): those of key k stand from start[k] to start[k + 1], ascending. */
export type Postings = { start: Uint32Array; docs: Uint32Array };

/** The documents in another order: `order` from place to document, `place` back. */
export type Order = { order: Uint32Array; place: Uint32Array };

/** Pairs of number and count. */
export type Pairs = Uint32Array;

/** What one walk over all goods of a class that are shown would count. */
export type ClassSum = {
  total: number;
  inStock: number;
  cheapest: number;
  dearest: number;
  sources: Uint32Array;
  brands: Pairs;
  stores: Pairs;
  values: Pairs;
};

/** A set that is kept: its members, ascending, where they take less room. */
export type Packed = { readonly few: Uint32Array; readonly size: number } | { readonly bits: Bits };
type KeptFit = { readonly goods: Packed; readonly specs: Packed | undefined; readonly bytes: number };

/**
 * What fits a part of a query, for as long as the book says the same of words: 断路器 is typed again and again, alone, with a brand and with a figure.
 * `once`: what was asked for a single time, which most never comes again.
 */
export type KeptFits = { readonly book: SearchBook; readonly fits: Map<string, KeptFit>; readonly once: Map<string, true>; bytes: number };

/**
 * Goods and their specs as columns. A document number is a goods' place in the order of rank, so the first documents of any list are the best. The specs
 * of a goods are numbered one after the other, in the order of their goods; the first is the one that stands for it. Never changed once made, but for
 * `gone`, `hidden`, `sums`, `fits` and what a deal changes of a price.
 */
export type Segment = {
  size: number;
  /** Exact up to 2^53, far beyond what an identity column reaches. */
  goodsId: Float64Array;
  rank: Int32Array;
  sales: Float64Array;
  created: Float64Array;
  class: Uint16Array;
  brand: Uint16Array;
  store: Uint32Array;
  shelf: Float64Array;
  source: Uint8Array;
  /** Over the specs of a goods. */
  stocked: Uint8Array;
  cheapest: Float64Array;
  dearest: Float64Array;
  /** Facet values and labels of document d: values[valueStart[d] … valueStart[d + 1]], first those `shared` by all its specs. */
  valueStart: Uint32Array;
  values: Uint32Array;
  shared: Uint16Array;
  /** Specs of document d: from specStart[d] to specStart[d + 1]. */
  specStart: Uint32Array;
  specGoods: Uint32Array;
  specId: Float64Array;
  specPrice: Float64Array;
  specStocked: Uint8Array;
  /** What tells spec s from its sisters: specValues[specValueStart[s] … specValueStart[s + 1]]. */
  specValueStart: Uint32Array;
  specValues: Uint32Array;
  /** Documents by id: their numbers, ids ascending. */
  byId: Uint32Array;
  name: Postings;
  weak: Postings;
  /** Documents by a value that all their specs share, and specs by a value of their own. */
  goodsByValue: Postings;
  specsByValue: Postings;
  /** Where words from a number on are listed under another one than the lexicon's. */
  laterWords?: { from: number; numbers: ReadonlyMap<number, number> };
  /** Documents by their whole model. */
  exact: { numbers: ReadonlyMap<string, number>; lists: Postings };
  classes: Postings;
  brands: Postings;
  stores: Postings;
  orders: { sales: Order; price: Order; newest: Order };
  /** Documents that a deal moved in the order of prices, with the list prices of their specs that it changed. */
  deals: Map<number, ReadonlyMap<number, number>>;
  /** Documents that a newer segment holds, or that left the shelf. */
  gone: Bits;
  /** Those, and what closed stores have: what no search shows. */
  hidden: Bits;
  /** Counts of whole classes, made when first needed and dropped when something of the class is hidden. */
  sums: Map<number, ClassSum>;
  /** What fits parts of queries that are asked for often. */
  fits: KeptFits | undefined;
  bytes: number;
};

/** What the card of a document shows where nothing tells its specs apart. */
export const priceOf = ({ specPrice, specStart }: Segment, document: number): number => specPrice[specStart[document] as number] as number;

/** Under which number a word of the lexicon is listed, or -1. */
export const wordIn = ({ laterWords }: Segment, word: number): number =>
  laterWords === undefined || word < laterWords.from ? word : (laterWords.numbers.get(word) ?? -1);

/** The document of a goods, or -1. */
export const documentOf = (segment: Segment, goodsId: number): number => {
  let low = 0;
  let high = segment.size - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const document = segment.byId[middle] as number;
    const id = segment.goodsId[document] as number;
    if (id === goodsId) return document;
    if (id < goodsId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
