import * as z from 'zod';
import { provinceIds } from '../content/province.rules.ts';
import { Id, nameText } from '../kernel/fields.ts';
import { fromYuan, Money } from '../kernel/money.ts';

/** What a way is charged by: pieces of sale, weight, or once for all of it. */
export const freightBys = ['pieces', 'weight', 'amount'] as const;
export type FreightBy = (typeof freightBys)[number];

/** What one row of a template comes to, in fen; `first` and `more` are pieces or grams. */
export type FreightTariff = {
  by: FreightBy;
  first: number;
  firstFen: number;
  more: number;
  moreFen: number;
  /** Goods amount, of what goes by this way, from which it is free; null: never. */
  freeFromFen: number | null;
};
export type FreightLoad = { pieces: number; grams: number; goodsFen: number };

/** What a load costs by one way: the first pieces or kilograms at one price, what is over at another for each further portion that is begun. */
export const freightFor = ({ by, first, firstFen, more, moreFen, freeFromFen }: FreightTariff, load: FreightLoad): number => {
  if (freeFromFen !== null && load.goodsFen >= freeFromFen) return 0;
  if (by === 'amount') return firstFen;
  const over = Math.max(0, (by === 'pieces' ? load.pieces : load.grams) - first);
  return firstFen + Math.ceil(over / more) * moreFen;
};

/** The dearest that a way may ask for a portion, so that no sum leaves what an order may hold by a slip of the hand. */
export const feeMost = 9_999_999;
/** Pieces, or grams, of a portion. */
const portionMost = 10_000_000;
const wayDaysMost = 90;
export const templatesMost = 50;
export const templateNameMost = 30;
const rowsMost = 34;

const provinces: ReadonlySet<string> = new Set(Object.values(provinceIds));
const Fee = Money.refine((fee) => fromYuan(fee) >= 0 && fromYuan(fee) <= feeMost, { error: 'freight.fee_wrong' });
const Portion = z
  .int({ error: 'freight.portion_wrong' })
  .min(1, { error: 'freight.portion_wrong' })
  .max(portionMost, { error: 'freight.portion_wrong' });

/** The first row has no provinces: it holds wherever no other does. */
export const FreightRow = z.strictObject({
  provinceIds: z.array(Id.refine((id) => provinces.has(id), { error: 'freight.province_wrong' })).max(rowsMost),
  served: z.boolean(),
  first: Portion,
  firstFee: Fee,
  more: Portion,
  moreFee: Fee,
  freeFrom: Money.refine((amount) => fromYuan(amount) >= 0 && fromYuan(amount) <= 99_999_999_999, {
    error: 'freight.fee_wrong',
  }).nullable(),
  /** From the store's door to the buyer's. */
  days: z.int({ error: 'freight.days_wrong' }).min(0, { error: 'freight.days_wrong' }).max(wayDaysMost, { error: 'freight.days_wrong' }),
});
export type FreightRow = z.infer<typeof FreightRow>;

const isOnce = (rows: readonly FreightRow[]): boolean => {
  const all = rows.flatMap((row) => row.provinceIds);
  return new Set(all).size === all.length;
};

export const FreightFields = z.strictObject({
  name: nameText(templateNameMost, 'freight.name_missing'),
  by: z.enum(freightBys),
  /** Goods that name no template go by it. */
  usual: z.boolean(),
  rows: z
    .array(FreightRow)
    .min(1)
    .max(rowsMost + 1)
    .refine(([first, ...others]) => first?.provinceIds.length === 0 && others.every((row) => row.provinceIds.length > 0), {
      error: 'freight.province_missing',
    })
    .refine(isOnce, { error: 'freight.province_twice' })
    .refine((rows) => rows.some(({ served }) => served), { error: 'freight.nowhere' }),
});
export type FreightFields = z.infer<typeof FreightFields>;

const goodsMost = 100;
export const AssignFreight = z.strictObject({
  goodsIds: z.array(Id).min(1).max(goodsMost),
  /** Null: the store's usual freight. */
  templateId: Id.nullable(),
});
export type AssignFreight = z.infer<typeof AssignFreight>;

/** So many specs are asked about at once: a page of the list, a cart. */
export const arrivalsMost = 500;
