import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { goodsStates } from './goods.machine.ts';
import { ChangeSpecs, LedgerQuery, MoveGoods, ShelfExport, ShelfQuery, shelfTabs, stockReasons } from './shelf.rules.ts';

const keeps = seller({ may: right('seller:goods:manage') });
const Count = z.number().int();

/** What is sold by one unit: metres and reels of one goods are neither added up nor one range of prices. */
const ShelfUnit = z.strictObject({ unit: z.string(), stock: Count, priceLow: Money, priceHigh: Money });

export const ShelfGoods = z.strictObject({
  goodsId: Id,
  name: z.string(),
  spuCode: z.string(),
  model: z.string(),
  /** From the first level to the last. */
  classNames: z.array(z.string()),
  picture: z.string(),
  source: z.enum(['third', 'self', 'cross']),
  state: z.enum(goodsStates),
  /** Why the mall took it from the shelf; empty where it did not. */
  stateReason: z.string(),
  unit: z.string(),
  priceLow: Money,
  priceHigh: Money,
  /** By unit, the goods' own first. */
  units: z.array(ShelfUnit),
  specCount: Count,
  /** What can be sold of all specs that are offered. */
  stock: Count,
  /** Specs at or below their warning level, and those with nothing left. */
  lowCount: Count,
  emptyCount: Count,
  monthSales: Count,
  updateDate: TimeText,
  /** Languages in which it has a name of its own. */
  languages: z.array(z.string()),
  /** When the activity ends that fixes the price of one of its specs. */
  fixedUntil: TimeText.nullable(),
});
export type ShelfGoods = z.infer<typeof ShelfGoods>;

export const ShelfSpec = z.strictObject({
  specId: Id,
  itemNumber: z.string(),
  name: z.string(),
  axis: z.record(z.string(), z.string()),
  unit: z.string(),
  price: Money,
  untaxed: Money,
  /** Per cent. */
  taxRate: z.number(),
  stock: Count,
  /** Held by buyers who have not got their goods yet. */
  held: Count,
  warnAt: Count.nullable(),
  moq: Count.nullable(),
  /** Bought by so many at a time; null: by one. */
  step: Count.nullable(),
  leadDays: Count,
  weightGram: Count,
  on: z.boolean(),
  fixedUntil: TimeText.nullable(),
});
export type ShelfSpec = z.infer<typeof ShelfSpec>;

const PriceChange = z.strictObject({
  id: Id,
  itemNumber: z.string(),
  specName: z.string(),
  from: Money,
  to: Money,
  by: z.string(),
  time: TimeText,
});
export type PriceChange = z.infer<typeof PriceChange>;

export const StockMove = z.strictObject({
  id: Id,
  specId: Id,
  itemNumber: z.string(),
  specName: z.string(),
  reason: z.enum(stockReasons),
  /** Pieces more or fewer in the store, and held for buyers. */
  onHand: Count,
  held: Count,
  /** What moved it: a line of an order, a count, a return. */
  ref: z.string(),
  /** Who counted or typed it, and what he said of it. */
  by: z.string(),
  remark: z.string(),
  time: TimeText,
});
export type StockMove = z.infer<typeof StockMove>;

/** The shelf of a store: what is sold, and what of it holds as soon as it is said. */
export const shelfApi = {
  page: call({
    verb: 'GET',
    path: '/seller/goods/page',
    access: keeps,
    summary: 'Goods of the store with a count for each tab',
    query: ShelfQuery,
    data: pageOf(ShelfGoods).extend({ tabs: z.record(z.enum(shelfTabs), Count), specCount: Count }),
  }),
  export: exportCall('/seller/goods/export', keeps, 'Goods of the store', ShelfExport),
  specs: call({
    verb: 'GET',
    path: '/seller/goods/specs/{id}',
    access: keeps,
    summary: 'The specs of one goods of the store, with price, stock and all that holds at once',
    data: z.array(ShelfSpec),
  }),
  change: call({
    verb: 'POST',
    path: '/seller/goods/specs',
    access: keeps,
    summary: 'Changes prices, stock and the like of up to 500 specs of the store: all of them or none; it holds at once',
    body: ChangeSpecs,
    data: z.strictObject({ changed: Count }),
  }),
  putOn: call({
    verb: 'POST',
    path: '/seller/goods/on',
    access: keeps,
    summary: 'Puts goods back on the shelf: all of them or none',
    body: MoveGoods,
    data: Nothing,
  }),
  takeOff: call({
    verb: 'POST',
    path: '/seller/goods/off',
    access: keeps,
    summary: 'Takes goods from the shelf: all of them or none',
    body: MoveGoods,
    data: Nothing,
  }),
  prices: call({
    verb: 'GET',
    path: '/seller/goods/prices/{id}',
    access: keeps,
    summary: 'Every price that the specs of one goods had, the latest first',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(PriceChange),
  }),
  ledger: call({
    verb: 'GET',
    path: '/seller/stock/page',
    access: keeps,
    summary: 'What moved the stock of the store, the latest first; of one spec, one reason or some days',
    query: LedgerQuery,
    data: pageOf(StockMove),
  }),
};
