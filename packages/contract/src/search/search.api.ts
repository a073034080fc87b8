import * as z from 'zod';
import { GoodsCard, GoodsSource, goodsCardFields } from '../catalogue/goods-card.api.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import {
  attrsPattern,
  idListPattern,
  mostAttributes,
  mostChosen,
  parseAttrs,
  searchKeywordLength,
  searchPageSize,
  searchSorts,
} from './search.rules.ts';

export const tipLength = 40;
export const mostTips = 10;

export const SearchTip = z.strictObject({ word: z.string(), count: z.number().int() });
export type SearchTip = z.infer<typeof SearchTip>;

/** The best goods for what is typed so far; `item` where it is the number of one spec. */
export const TipGoods = z.strictObject({
  goodsList: z
    .array(
      z.strictObject({
        goodsId: Id,
        specId: Id,
        specName: z.string(),
        picture: z.string(),
        price: Money,
        unit: z.string(),
        itemNumber: z.string(),
      }),
    )
    .max(4),
  item: z.strictObject({ goodsId: Id, specId: Id }).nullable(),
});
export type TipGoods = z.infer<typeof TipGoods>;

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const pages = { pageNo: whole(1, 10_000).default(1), pageSize: whole(1, 60).default(searchPageSize) };

/** '3,8,12': several of one kind widen the result. */
const IdList = z
  .string()
  .max(1000)
  .regex(idListPattern)
  .refine((list) => list.split(',').length <= mostChosen);

/** '100', '100.5' or '100.50', as typed. */
const Amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);

const Attrs = z
  .string()
  .max(2000)
  .regex(attrsPattern)
  .refine((attrs) => {
    const chosen = parseAttrs(attrs);
    return chosen.size <= mostAttributes && [...chosen.values()].every((values) => values.length <= mostChosen);
  });

const searchFields = {
  keyword: text(searchKeywordLength).default(''),
  /** Of any level: all below it are meant too. */
  classId: IdList.optional(),
  /** Without `classId`: only classes that are laid out on the page the reader comes from, the home page or that of `zoneId`. */
  dataSource: z.literal('currentPage').optional(),
  /** Of these the block with this id, and what stands in it. */
  customId: Id.optional(),
  brandId: IdList.optional(),
  labelId: IdList.optional(),
  /** `parseAttrs` and `formatAttrs` read and write it. */
  attrs: Attrs.optional(),
  priceMin: Amount.optional(),
  priceMax: Amount.optional(),
  source: GoodsSource.optional(),
  storeId: Id.optional(),
  /** A shelf of that store, with the shelves below it. */
  storeClassId: Id.optional(),
  zoneId: Id.optional(),
  /** '1': only what can be had now. */
  inStock: z.literal(['0', '1']).optional(),
  sort: z.enum(searchSorts).default('relevance'),
  ...pages,
};

export const SearchGoodsQuery = z.strictObject(searchFields);
export type SearchGoodsQuery = z.infer<typeof SearchGoodsQuery>;

/** `kind`: only stores of the mall itself, of others on the platform, or from abroad. */
export const StoreSearchQuery = z.strictObject({ keyword: text(searchKeywordLength).default(''), kind: GoodsSource.optional(), ...pages });
export type StoreSearchQuery = z.infer<typeof StoreSearchQuery>;

const count = z.number().int().min(0);

/** Every count is the total that one would get by choosing it as well; a filter is left out of its own counts. */
const BrandFacet = z.strictObject({ id: Id, name: z.string(), logo: z.string(), count });
const LabelFacet = z.strictObject({
  id: Id,
  key: z.string(),
  name: z.string(),
  tone: z.enum(['green', 'amber', 'red', 'blue', 'grey']),
  count,
});
/** Attributes of the same name in several classes are one; its ids are those of the first. */
export const AttrFacet = z.strictObject({
  id: Id,
  name: z.string(),
  values: z.array(z.strictObject({ id: Id, value: z.string(), count })),
});
export type AttrFacet = z.infer<typeof AttrFacet>;
/** Parents come before their children; `parentId` is '0' at the first level. */
export const ClassFacet = z.strictObject({ id: Id, name: z.string(), level: z.number().int().min(1).max(3), parentId: z.string(), count });
export type ClassFacet = z.infer<typeof ClassFacet>;

const facetFields = {
  brandVOList: z.array(BrandFacet),
  goodsLabelVOList: z.array(LabelFacet),
  goodsAttrVOList: z.array(AttrFacet),
  classVOList: z.array(ClassFacet),
  sourceVOList: z.array(z.strictObject({ source: GoodsSource, count })),
  /** Cheapest and dearest of what is found, the price filter left out; null when nothing is. */
  priceRange: z.strictObject({ min: Money, max: Money }).nullable(),
  inStockCount: count,
  totalCount: count,
};

export const SearchFacets = z.strictObject(facetFields);
export type SearchFacets = z.infer<typeof SearchFacets>;

/**
 * A goods by the spec that was meant: of its `specCount` specs `matchCount` fit what was typed and chosen together, and the card is the best of them.
 * `matchedSpecIds`: those, the best first, as many as a table shows. `specColumns`: values by attribute id, for the columns named in `specColumnVOList`.
 */
export const SearchedGoods = z.strictObject({
  ...goodsCardFields,
  matchCount: count,
  specCount: count,
  matchedSpecIds: z.array(Id).max(30),
  specColumns: z.record(z.string(), z.string()),
});
export type SearchedGoods = z.infer<typeof SearchedGoods>;

/** typo: a near word; pinyin: letters taken as a Chinese word; fewer_words: some of the words left out. */
const correctionReasons = ['typo', 'pinyin', 'fewer_words'] as const;

export const GoodsSearch = z.strictObject({
  goodsVOList: z.array(SearchedGoods),
  /** Heads of the dense table, at most four. */
  specColumnVOList: z.array(z.strictObject({ id: Id, name: z.string() })),
  ...facetFields,
  pageNo: z.number().int(),
  pageSize: z.number().int(),
  /** Given when the words as typed led to nothing and these were searched instead. */
  correction: z.strictObject({ keyword: z.string(), reason: z.enum(correctionReasons) }).optional(),
  /** Figures that were typed and that nothing shown has, each with the nearest that there are and the keyword that finds them. */
  unmetList: z.array(
    z.strictObject({ typed: z.string(), nearest: z.array(z.strictObject({ value: z.string(), keyword: z.string() })).max(3) }),
  ),
  /** Words that do lead somewhere; only when nothing was found. */
  suggestionList: z.array(z.string()),
});
export type GoodsSearch = z.infer<typeof GoodsSearch>;

export const FoundStore = z.strictObject({
  storeId: Id,
  name: z.string(),
  logo: z.string(),
  kind: GoodsSource,
  region: z.string(),
  grade: z.enum(['A', 'B', 'C']),
  /** Mean of goods, service and logistics, one decimal: '4.8'. */
  score: z.string(),
  goodsScore: z.string(),
  serviceScore: z.string(),
  logisticsScore: z.string(),
  introduction: z.string(),
  favouriteCount: count,
  sales: count,
  mainClasses: z.array(z.strictObject({ id: Id, name: z.string() })),
  /** How many of its goods match; all of them when the keyword named the store itself. */
  goodsCount: count,
  sampleGoods: z.array(GoodsCard).max(5),
});
export type FoundStore = z.infer<typeof FoundStore>;

export const StoreSearch = z.strictObject({
  storeVOList: z.array(FoundStore),
  totalCount: count,
  pageNo: z.number().int(),
  pageSize: z.number().int(),
});
export type StoreSearch = z.infer<typeof StoreSearch>;

export const searchApi = {
  tips: call({
    verb: 'GET',
    path: '/portal/search/tips',
    access: anyone,
    summary: 'Words that begin as typed, in characters, pinyin or initials',
    query: z.strictObject({ keyword: text(tipLength, 1) }),
    data: z.array(SearchTip).max(mostTips),
  }),
  tipGoods: call({
    verb: 'GET',
    path: '/portal/search/tips/goods',
    access: anyone,
    summary: 'The best goods for what is typed so far, and the spec whose number it is',
    query: z.strictObject({ keyword: text(tipLength, 1) }),
    data: TipGoods,
  }),
  goods: call({
    verb: 'GET',
    path: '/portal/search/goods',
    access: anyone,
    summary: 'Goods by words and filters, with the counts of every filter',
    query: SearchGoodsQuery,
    data: GoodsSearch,
  }),
  filter: call({
    verb: 'GET',
    path: '/portal/search/filter',
    access: anyone,
    summary: 'The filters of a search alone, with their counts',
    query: SearchGoodsQuery,
    data: SearchFacets,
  }),
  zoneGoods: call({
    verb: 'GET',
    path: '/portal/search/DBGoods/page',
    access: anyone,
    summary: 'Goods of a zone, or from abroad, searched as elsewhere',
    query: SearchGoodsQuery,
    data: GoodsSearch,
  }),
  specs: call({
    verb: 'GET',
    path: '/portal/search/specs',
    access: anyone,
    summary: 'Which specs of a goods fit what was typed',
    query: z.strictObject({ goodsId: Id, keyword: text(searchKeywordLength, 1) }),
    data: z.strictObject({ specIds: z.array(Id).max(200) }),
  }),
  stores: call({
    verb: 'GET',
    path: '/portal/search/store',
    access: anyone,
    summary: 'Stores by name, by what they mainly sell or by the goods they have',
    query: StoreSearchQuery,
    data: StoreSearch,
  }),
};
