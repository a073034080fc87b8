import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { paging } from '../kernel/paging.ts';

/** The tabs of a store's goods. */
export const shelfTabs = ['all', 'onSale', 'lowStock', 'lapsed', 'off'] as const;
export type ShelfTab = (typeof shelfTabs)[number];

export const shelfStocks = ['none', 'low', 'enough'] as const;
export const shelfSorts = ['updated', 'sales', 'priceUp', 'priceDown', 'stockUp'] as const;

const Price = Money.refine((price) => fromYuan(price) > 0 && fromYuan(price) <= largestAmount, { error: 'goods.price_wrong' });

const filter = {
  tab: z.enum(shelfTabs).default('all'),
  /** A part of the name, the model, the number of the goods or of one of its specs. */
  word: text(50).optional(),
  /** A class of any level. */
  classId: Id.optional(),
  stock: z.enum(shelfStocks).optional(),
  priceMin: Price.optional(),
  priceMax: Price.optional(),
  /** Changed within so many days. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
};

export const ShelfFilter = z.strictObject(filter);
export type ShelfFilter = z.infer<typeof ShelfFilter>;

/** The filter, or some of its goods alone. */
export const ShelfExport = z.strictObject({ ...filter, goodsIds: z.array(Id).min(1).max(100).optional() });
export type ShelfExport = z.infer<typeof ShelfExport>;

export const ShelfQuery = z.strictObject({ ...filter, sort: z.enum(shelfSorts).default('updated'), ...paging(20, 100) });
export type ShelfQuery = z.infer<typeof ShelfQuery>;

/** So many cells of a sheet go in one act. */
export const specsMost = 500;
/** A cart line holds no more, so nothing may ask for more. */
export const moqMost = 200;
/** The least order that a step allows: of 50 by 20 at a time, 60. */
export const leastOrder = (moq: number, step: number): number => Math.ceil(moq / step) * step;
export const stockMost = 99_999_999;

const whole = (least: number, most: number) => z.int().min(least).max(most);

/** What holds at once; a column that is not named stays as it is. */
export const SpecChange = z.strictObject({
  specId: Id,
  price: Price.optional(),
  /** What can be sold; what buyers hold already is not in it. */
  stock: whole(0, stockMost).optional(),
  /** At or below it the store is warned; null: never. */
  warnAt: whole(0, stockMost).nullable().optional(),
  moq: whole(1, moqMost).nullable().optional(),
  step: whole(1, moqMost).nullable().optional(),
  leadDays: whole(0, 365).optional(),
  weightGram: whole(0, 1_000_000_000).optional(),
  on: z.boolean().optional(),
});
export type SpecChange = z.infer<typeof SpecChange>;

const once = (rows: readonly { specId: Id }[]) => new Set(rows.map(({ specId }) => specId)).size === rows.length;

export const ChangeSpecs = z.strictObject({
  specs: z.array(SpecChange).min(1).max(specsMost).refine(once, { error: 'goods.spec_twice' }),
});
export type ChangeSpecs = z.infer<typeof ChangeSpecs>;

const idsMost = 100;
export const MoveGoods = z.strictObject({ goodsIds: z.array(Id).min(1).max(idsMost) });
export type MoveGoods = z.infer<typeof MoveGoods>;

/** Why stock moves. */
export const stockReasons = ['opening', 'receive', 'hold', 'release', 'ship', 'return', 'adjust'] as const;

const day = z.iso.date().refine((one) => one >= '1970');
/** What narrows the ledger of stock, for its page and its sheet. */
export const ledgerFilter = {
  /** A part of an item number or of a spec's name. */
  word: text(50).optional(),
  specId: Id.optional(),
  reason: z.enum(stockReasons).optional(),
  startDay: day.optional(),
  endDay: day.optional(),
};
export const LedgerQuery = z.strictObject({ ...ledgerFilter, ...paging(20, 100) });
export type LedgerQuery = z.infer<typeof LedgerQuery>;
