import * as z from 'zod';
import { uploadPattern } from '../content/upload.rules.ts';
import { changedNames } from '../kernel/changed-names.ts';
import { Id, nameText, text } from '../kernel/fields.ts';
import { fen, fromYuan, largestAmount, toYuan } from '../kernel/money.ts';
import {
  axesMost,
  breaksMost,
  type DraftSpec,
  GoodsDraft,
  goodsNameMost,
  goodsPlaces,
  papersMost,
  picturePattern,
  picturesMost,
  rowsMost,
  tongues,
} from './goods-draft.rules.ts';
import { leastOrder, moqMost, stockMost } from './shelf.rules.ts';
import { isSaleUnit } from './unit.rules.ts';

/** Codes of these rules are keys of `goods-version.errors.ts`, so that page and server say the same words. */
const one = (code: string) => ({ error: `goods.${code}` });
const required = (code: string, most: number) => nameText(most, `goods.${code}`, 'goods.text_long');
const numbered = (code: string) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,17}$/, one(code));

/** A whole number that was typed; empty where that means something. */
const whole = (least: number, most: number, code: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, { ...one(code), abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, one(code));
/** A union says only that nothing fits, so it is told what that means here. */
const orNull = (least: number, most: number, code: string) =>
  z.union([z.literal('').transform(() => null), whole(least, most, code)], one(code));

const Price = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, { ...one('price_wrong'), abort: true })
  .transform((typed) => toYuan(fromYuan(typed)))
  .refine((price) => fromYuan(price) > 0 && fromYuan(price) <= largestAmount, one('price_wrong'));

/** Kilograms as typed, grams as kept. */
const Weight = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, { ...one('weight_wrong'), abort: true })
  .transform((typed) => Math.round(Number(typed) * 1000));

const itemNumber = /^[0-9A-Z-]{4,40}$/;

const Row = z.strictObject({
  specId: Id.nullable(),
  values: z.array(text(40, 0, 'goods.text_long')).max(axesMost),
  itemNumber: z
    .string()
    .trim()
    .toUpperCase()
    .refine((typed) => typed === '' || itemNumber.test(typed), one('item_number_wrong')),
  unit: nameText(6, undefined, 'goods.unit_wrong').refine((unit) => unit === '' || isSaleUnit(unit), one('unit_unknown')),
  packLength: orNull(1, 100_000, 'length_wrong'),
  picture: z.union([z.literal(''), z.string().regex(picturePattern, one('picture_unknown'))], one('picture_unknown')),
  price: Price.optional(),
  stock: whole(0, stockMost, 'stock_wrong').optional(),
  warnAt: orNull(0, stockMost, 'stock_wrong').optional(),
  moq: orNull(1, moqMost, 'num_wrong').optional(),
  step: orNull(1, moqMost, 'num_wrong').optional(),
  leadDays: whole(0, 365, 'days_wrong').optional(),
  weight: Weight.optional(),
  on: z.boolean().optional(),
});
export type GoodsRow = z.infer<typeof Row>;

/** What cannot be used of what was typed into a row; what is still empty is no matter before it is handed in. */
export const typedFaults = (row: DraftSpec): { place: string; code: string }[] =>
  (Row.safeParse(row).error?.issues ?? []).flatMap(({ path, message }) => {
    const typed = path.reduce<unknown>((found, step) => (found as Record<PropertyKey, unknown> | undefined)?.[step], row);
    return typeof typed === 'string' && typed.trim() !== '' ? [{ place: path.join('.'), code: message }] : [];
  });

const Percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d)?$/, one('break_wrong'))
  .refine((typed) => Number(typed) >= 1, one('break_wrong'));
const Break = z.strictObject({ minNum: whole(2, moqMost, 'break_wrong'), percent: Percent });

const Day = z.union([z.literal(''), z.iso.date(one('day_wrong')).refine((day) => day >= '1970', one('day_wrong'))], one('day_wrong'));
const Paper = z.strictObject({
  name: required('paper_name_required', 40),
  validUntil: Day,
  url: z.string().regex(/^\/(uploads\/[0-9a-f]{32}|media\/[a-z]+\/[\w-]+\.svg)$/, one('paper_file_required')),
  fileName: text(120),
});

const Texts = GoodsDraft.shape.translations.valueType.extend({ name: nameText(200, undefined, 'goods.text_long') });

type Issues = z.core.$ZodRawIssue[];
const report = (issues: Issues, input: unknown, path: (string | number)[], code: string): void => {
  issues.push({ code: 'custom', input, path, message: `goods.${code}` });
};

/** What the rows must be to each other: as many values as axes, none twice, at least one that is offered. */
const checkRows = ({ axes, specs, moq }: { axes: readonly string[]; specs: readonly GoodsRow[]; moq: number }, issues: Issues): void => {
  const seen = { values: new Set<string>(), numbers: new Set<string>(), ids: new Set<string>() };
  const isNew = (kind: keyof typeof seen, key: string) => !seen[kind].has(key) && Boolean(seen[kind].add(key));
  for (const [at, row] of specs.entries()) {
    axes.forEach((_, axis) => {
      if (!row.values[axis]) report(issues, row, ['specs', at, 'values', axis], 'spec_value_required');
    });
    if (!isNew('values', JSON.stringify(axes.map((_, axis) => row.values[axis] ?? ''))))
      report(issues, row, ['specs', at, 'values', 0], 'spec_same');
    if (row.itemNumber !== '' && !isNew('numbers', row.itemNumber)) report(issues, row, ['specs', at, 'itemNumber'], 'item_number_twice');
    if (row.step && leastOrder(row.moq ?? moq, row.step) > moqMost) report(issues, row, ['specs', at, 'step'], 'moq_step');
    if (row.specId !== null && !isNew('ids', row.specId)) report(issues, row, ['specs', at, 'values', 0], 'spec_twice');
    if (row.specId !== null) continue;
    if (row.price === undefined) report(issues, row, ['specs', at, 'price'], 'price_wrong');
    if (row.stock === undefined) report(issues, row, ['specs', at, 'stock'], 'stock_wrong');
  }
};

const checkBreaks = (breaks: readonly z.infer<typeof Break>[], issues: Issues): void => {
  for (const [at, { minNum, percent }] of breaks.entries()) {
    const before = breaks[at - 1];
    if (before && (minNum <= before.minNum || Number(percent) >= Number(before.percent)))
      report(issues, minNum, ['priceBreaks', at, 'minNum'], 'breaks_order');
  }
};

/** What is handed in: a draft in which nothing is wrong. What only the database knows (classes, item numbers, pictures) is looked at there. */
export const GoodsFields = GoodsDraft.extend({
  classId: numbered('class_required'),
  brandId: numbered('brand_required'),
  storeClassId: z
    .string()
    .regex(/^([1-9]\d{0,17})?$/, { error: 'store.shelf_unknown' })
    .optional(),
  name: required('name_required', goodsNameMost),
  model: nameText(60, undefined, 'goods.text_long'),
  unit: required('unit_required', 6).refine((unit) => unit === '' || isSaleUnit(unit), one('unit_unknown')),
  taxRate: z.string().refine((rate) => ['0', '1', '3', '6', '9', '13'].includes(rate), one('tax_wrong')),
  moq: whole(1, moqMost, 'num_wrong'),
  pictures: z
    .array(z.string().regex(picturePattern, one('picture_unknown')))
    .min(1, one('picture_required'))
    .max(picturesMost, one('picture_many')),
  video: z.union([z.literal(''), z.string().regex(uploadPattern, one('video_unknown'))], one('video_unknown')),
  axes: z
    .array(required('axis_required', 20))
    .max(axesMost)
    .refine((axes) => new Set(axes).size === axes.length, one('axis_twice')),
  specs: z.array(Row).min(1, one('spec_required')).max(rowsMost, one('spec_many')),
  priceBreaks: z.array(Break).max(breaksMost),
  freight: z
    .string()
    .regex(/^([1-9]\d{0,17})?$/, { error: 'freight.not_found' })
    .optional(),
  papers: z.array(Paper).max(papersMost),
  translations: z.partialRecord(z.enum(tongues), Texts),
}).check(({ value, issues }) => {
  checkRows(value, issues);
  checkBreaks(value.priceBreaks, issues);
});
export type GoodsFields = z.infer<typeof GoodsFields>;

/** The cells that hold at once where a spec is sold already. */
const cellNames = ['price', 'stock', 'warnAt', 'moq', 'step', 'leadDays', 'weight', 'on'] as const satisfies (keyof GoodsRow)[];

/** A row without what holds at once. */
export const withoutCells = <Row extends DraftSpec | GoodsRow>(row: Row): Row => {
  const cells = new Set<string>(cellNames);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !cells.has(name))) as Row;
};

/** As buyers would see it: a number that the mall gave is not typed, and rows are told apart by what they are. */
const plain = (fields: GoodsDraft) => ({
  ...fields,
  moq: Number(fields.moq),
  specs: fields.specs.map(({ values, unit, packLength, picture }) => ({ values, unit, packLength: Number(packLength), picture })),
  params: Object.entries(fields.params)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => Number(a) - Number(b)),
  priceBreaks: fields.priceBreaks.map(({ minNum, percent }) => [Number(minNum), Number(percent)]),
  invoices: fields.invoices.toSorted(),
  translations: tongues.map((tongue) =>
    Object.entries(fields.translations[tongue] ?? {})
      .filter(([, said]) => said !== '')
      .toSorted(),
  ),
});

/** The fields in which two versions differ. */
export const changedGoodsPlaces = (before: GoodsDraft, after: GoodsDraft): (typeof goodsPlaces)[number][] =>
  changedNames(goodsPlaces, plain(before), plain(after));

/** What a piece costs from a step on. */
export const stepPrice = (price: string, percent: string): string =>
  toYuan(fen(Math.max(1, Math.round((fromYuan(price) * Number(percent)) / 100))));
