import * as z from 'zod';
import { uploadPattern } from '../content/upload.rules.ts';
import { invoiceTypes } from '../invoice/invoice.rules.ts';
import { Id, text } from '../kernel/fields.ts';
import type { Language } from '../kernel/language.ts';

export const goodsNameMost = 100;
export const picturesMost = 10;
/** A picture of goods is at least so many points wide and high. */
export const pictureLeast = 800;
export const axesMost = 3;
export const rowsMost = 200;
export const breaksMost = 5;
export const papersMost = 10;
const descriptionMost = 30_000;

/** What becomes of what was handed in. */
export const versionDecisions = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type VersionDecision = (typeof versionDecisions)[number];

/** The tabs of goods that are being changed. */
export const workTabs = ['draft', 'waiting', 'rejected'] as const;
export type WorkTab = (typeof workTabs)[number];

/** The languages besides Chinese in which goods sold abroad are told. */
export const tongues = ['en', 'fra', 'spa', 'pt', 'ru'] as const satisfies readonly Language[];
export type Tongue = (typeof tongues)[number];

/** A picture of the store's own, or one that was drawn for the mall. */
export const picturePattern: RegExp = new RegExp(`${uploadPattern.source}|^/(media|nameplate)/[\\w/.{}-]{1,120}(\\?[\\w=&-]{1,80})?$`);

const cell = text(40);

/** A row of the sheet as typed. Of a spec that is sold already, a cell that is left out stays as it is sold. */
export const DraftSpec = z.strictObject({
  /** Null: not sold yet. */
  specId: Id.nullable(),
  /** One for each axis, in their order. */
  values: z.array(text(60)).max(axesMost),
  /** Empty: the mall gives one. */
  itemNumber: text(60),
  /** Counted otherwise than the goods: '盘'. Empty: as the goods. */
  unit: text(10),
  /** Metres in one unit, where it is sold by length. */
  packLength: cell,
  /** Empty: the first of the goods. */
  picture: text(200),
  price: cell.optional(),
  stock: cell.optional(),
  warnAt: cell.optional(),
  moq: cell.optional(),
  step: cell.optional(),
  leadDays: cell.optional(),
  /** Kilograms of one unit. */
  weight: cell.optional(),
  on: z.boolean().optional(),
});
export type DraftSpec = z.infer<typeof DraftSpec>;

const DraftTexts = z.strictObject({ name: text(300), description: text(descriptionMost), afterSales: text(2000), packing: text(2000) });
const DraftPaper = z.strictObject({ name: text(60), validUntil: text(20), url: text(200), fileName: text(120) });

/** What is being changed of a goods: kept as it was typed, right or wrong. */
export const GoodsDraft = z.strictObject({
  classId: text(18),
  brandId: text(18),
  /** The store's own shelf, where another one was chosen: it holds at once, so no version has it. Empty: none. */
  storeClassId: text(18).optional(),
  name: text(300),
  model: text(80),
  unit: text(10),
  taxRate: text(4),
  moq: cell,
  /** By the number of the parameter; several values of one are parted by `manySign`. */
  params: z.record(Id, text(300)),
  /** In their order; the first is the goods' own. */
  pictures: z.array(text(200)).max(picturesMost + 10),
  video: text(200),
  axes: z.array(text(20)).max(axesMost),
  specs: z.array(DraftSpec).max(rowsMost),
  /** From `minNum` on a piece costs `percent` of its price. */
  priceBreaks: z.array(z.strictObject({ minNum: cell, percent: cell })).max(breaksMost),
  invoices: z.array(z.enum(invoiceTypes)).max(invoiceTypes.length),
  /** The freight template, where another one was chosen: it holds at once, so no version has it. Empty: the store's usual freight. */
  freight: text(18).optional(),
  description: text(descriptionMost),
  standards: z.array(text(60)).max(20),
  certificates: z.array(text(60)).max(20),
  packing: text(2000),
  afterSales: text(2000),
  papers: z.array(DraftPaper).max(papersMost),
  translations: z.partialRecord(z.enum(tongues), DraftTexts),
});
export type GoodsDraft = z.infer<typeof GoodsDraft>;

/** Where a version can be wrong or other than before: a field, or `specs.3.price`, `params.12`, `translations.ru.name`. */
export const goodsPlaces = Object.keys(GoodsDraft.omit({ freight: true, storeClassId: true }).shape) as Exclude<
  keyof GoodsDraft,
  'freight' | 'storeClassId'
>[];

export const emptyDraft: GoodsDraft = {
  classId: '',
  brandId: '',
  name: '',
  model: '',
  unit: '',
  taxRate: '13',
  moq: '1',
  params: {},
  pictures: [],
  video: '',
  axes: [],
  specs: [],
  priceBreaks: [],
  invoices: ['electronic_normal', 'paper_special'],
  description: '',
  standards: [],
  certificates: [],
  packing: '',
  afterSales: '',
  papers: [],
  translations: {},
};

const textNames = ['name', 'description'] as const;

/** What a reader of each language would miss, of goods that are sold abroad. */
export const missingTexts = ({ translations }: Pick<GoodsDraft, 'translations'>): Record<Tongue, (typeof textNames)[number][]> =>
  Object.fromEntries(tongues.map((tongue) => [tongue, textNames.filter((name) => !translations[tongue]?.[name])])) as Record<
    Tongue,
    (typeof textNames)[number][]
  >;

/** Every combination of the values of the axes that no row has yet. */
export const missingRows = (choices: readonly (readonly string[])[], rows: readonly Pick<DraftSpec, 'values'>[]): string[][] => {
  const had = new Set(rows.map(({ values }) => JSON.stringify(values)));
  const all = choices.reduce<string[][]>((made, values) => made.flatMap((row) => values.map((value) => [...row, value])), [[]]);
  return choices.length === 0 ? [] : all.filter((values) => !had.has(JSON.stringify(values)));
};
