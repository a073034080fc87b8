import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { FigureFilter, FigureSpan, figureFilter, goodsOrders, isFigureSpan } from './figures.rules.ts';

const Count = z.number().int();

/** What was sold by the day on which its orders became the store's to send, without those that were cancelled since; refunds by the day on which the money went. */
export const DayFigures = z.strictObject({ day: z.iso.date(), amount: Money, orders: Count, refunded: Money, visitors: Count });
export type DayFigures = z.infer<typeof DayFigures>;

export const Sums = z.strictObject({
  amount: Money,
  orders: Count,
  refunded: Money,
  /** Each once a day; `companies` of them buy for a company. */
  visitors: Count,
  companies: Count,
});
export type Sums = z.infer<typeof Sums>;

/** `name` is empty for all others together. */
export const Share = z.strictObject({ id: z.string(), name: z.string(), amount: Money });
export type Share = z.infer<typeof Share>;

/** A class of the first or the second level that the store sells, or sold, with its share of all that is counted. */
export const ClassFigures = z.strictObject({
  id: Id,
  /** Of the first level; null where it is one. */
  parentId: Id.nullable(),
  name: z.string(),
  amount: Money,
  orders: Count,
  visitors: Count,
  carted: Count,
  refunded: Money,
  /** Specs on sale now, those of them that are gone, and what is left of all at today’s prices. */
  specs: Count,
  out: Count,
  worth: Money,
});
export type ClassFigures = z.infer<typeof ClassFigures>;

/** What is on sale today as it stood when a day was over: its worth at today’s prices, and how many specs were gone. */
export const StockDay = z.strictObject({ day: z.iso.date(), worth: Money, out: Count });
export type StockDay = z.infer<typeof StockDay>;

/** Four things to look after; each is there where there is something to say. */
const Mind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('out'), specId: Id, goodsId: Id, name: z.string(), days: Count, lost: Money, more: Count }),
  z.strictObject({ kind: z.literal('soon'), count: Count }),
  z.strictObject({
    kind: z.literal('refund'),
    goodsId: Id,
    name: z.string(),
    /** In thousandths. */
    rate: Count,
    reason: z.string(),
    /** Of a hundred. */
    share: Count,
  }),
  z.strictObject({ kind: z.literal('price'), goodsId: Id, specId: Id, name: z.string(), above: Count }),
]);
export type Mind = z.infer<typeof Mind>;

const SellerFigures = z.strictObject({
  at: TimeText,
  sums: Sums,
  /** The same number of days before. */
  before: Sums,
  days: z.array(DayFigures),
  beforeDays: z.array(DayFigures),
  /** Visitors by day, then the orders that were placed in these days and how far they came. */
  funnel: z.strictObject({
    seen: Count,
    carted: Count,
    placed: Count,
    approved: Count,
    paid: Count,
    /** Those that wait for their company now, and for how many hours on average. */
    stuck: Count,
    stuckHours: Count,
  }),
  /** Of the whole store: an inquiry asks for goods of many classes, so that there are none of a class. */
  quotes: z.strictObject({ given: Count, won: Count }).nullable(),
  classes: z.array(Share),
  words: z.array(z.strictObject({ word: z.string(), visitors: Count, goodsId: Id, goodsName: z.string() })),
  stock: z.strictObject({ specs: Count, out: Count, soon: Count }),
  stockDays: z.array(StockDay),
  minds: z.array(Mind),
});
export type SellerFigures = z.infer<typeof SellerFigures>;

export const GoodsFigures = z.strictObject({
  goodsId: Id,
  name: z.string(),
  picture: z.string(),
  unit: z.string(),
  amount: Money,
  orders: Count,
  num: Count,
  visitors: Count,
  carted: Count,
  refunded: Money,
  /** What can still be sold. */
  left: Count,
  /** For how many days it lasts at the pace of these days; null where nothing is sold. */
  lasts: Count.nullable(),
});
export type GoodsFigures = z.infer<typeof GoodsFigures>;

const GoodsQuery = z
  .strictObject({ ...figureFilter, order: z.enum(goodsOrders).default('amount'), ...paging(20, 50) })
  .refine(isFigureSpan, { path: ['to'] });
export type GoodsFiguresQuery = z.infer<typeof GoodsQuery>;

const sees = seller({ may: right('seller:figures:view') });

export const sellerFiguresApi = {
  overview: call({
    verb: 'GET',
    path: '/seller/figures/overview',
    access: sees,
    summary: 'How the store did in these days and in as many before them, with all its goods or with those of a class',
    query: FigureFilter,
    data: SellerFigures,
  }),
  goods: call({
    verb: 'GET',
    path: '/seller/figures/goods',
    access: sees,
    summary: 'Goods of the store that were sold or looked at in these days, the best first',
    query: GoodsQuery,
    data: pageOf(GoodsFigures),
  }),
  classes: call({
    verb: 'GET',
    path: '/seller/figures/classes',
    access: sees,
    summary: 'The classes of the store’s goods in these days, each of the first level before its own',
    query: FigureSpan,
    data: z.array(ClassFigures),
  }),
  exportDays: exportCall('/seller/figures/days/export', sees, 'The store’s figures by day', FigureFilter),
  exportGoods: exportCall('/seller/figures/goods/export', sees, 'The store’s figures by goods', FigureFilter),
  exportClasses: exportCall('/seller/figures/classes/export', sees, 'The store’s figures by class', FigureSpan),
  exportWords: exportCall('/seller/figures/words/export', sees, 'Words that led to the store’s goods', FigureFilter),
};
