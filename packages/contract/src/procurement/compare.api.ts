import * as z from 'zod';
import { figureKinds } from '../catalogue/figure.rules.ts';
import { goodsCardFields, PriceStep } from '../catalogue/goods-card.api.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { comparedPattern, lifeFields, mostCompared, wattsPattern } from './compare.rules.ts';

/** A spec with all that it can be compared by. */
export const ComparedSpec = z.strictObject({
  ...goodsCardFields,
  taxOutPrice: Money,
  priceBreaks: z.array(PriceStep),
  model: z.string(),
  brandName: z.string(),
  gcId: Id,
  gcName: z.string(),
  secondGcId: Id,
  secondGcName: z.string(),
  /** Mean of what buyers gave the store, one decimal. */
  storeScore: z.string(),
  weightGram: z.number().int().min(0),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  afterSales: z.string(),
  /** Null where the sentence about it names no time. */
  warrantyMonths: z.number().int().min(0).nullable(),
  /** `key` is the parameter's name in Chinese: the same for all readers, and over all classes. */
  attributes: z.array(z.strictObject({ key: z.string(), name: z.string(), value: z.string() })),
  figures: z.partialRecord(z.enum(figureKinds), z.number()),
});
export type ComparedSpec = z.infer<typeof ComparedSpec>;

/** In the order asked; `goneIds` are those that are no longer sold. */
export const Comparison = z.strictObject({ specs: z.array(ComparedSpec).max(mostCompared), goneIds: z.array(Id) });
export type Comparison = z.infer<typeof Comparison>;

/** Without any it is refused with `compare.none`. */
const Compared = z
  .string()
  .regex(comparedPattern)
  .refine((list) => new Set(list.split(',')).size === list.split(',').length)
  .default('');

const term = (name: keyof typeof lifeFields) =>
  z.coerce.number().min(lifeFields[name].least).max(lifeFields[name].most).default(lifeFields[name].usual);
const Watts = z.string().regex(wattsPattern).optional();

export const CompareSheetQuery = z.strictObject({
  specId: Compared,
  kwh: term('kwh'),
  hours: term('hours'),
  load: term('load'),
  years: term('years'),
  p0: Watts,
  pk: Watts,
});
export type CompareSheetQuery = z.infer<typeof CompareSheetQuery>;

export const compareApi = {
  compare: call({
    verb: 'GET',
    path: '/portal/procurement/compare',
    access: anyone,
    summary: 'Up to four specs with all that they can be compared by',
    query: z.strictObject({ specId: Compared }),
    data: Comparison,
  }),
  export: call({
    verb: 'GET',
    path: '/portal/procurement/compare/export',
    access: anyone,
    summary: 'The same side by side as xlsx',
    query: CompareSheetQuery,
    data: Nothing,
    answer: 'file',
  }),
};
