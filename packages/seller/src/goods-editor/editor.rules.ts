import { valueFault } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { FreightTemplate } from '@mall/contract/catalogue/freight.api.ts';
import {
  type DraftSpec,
  type GoodsDraft,
  missingRows,
  missingTexts,
  type Tongue,
  tongues,
} from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ClassParameter, GoodsFault } from '@mall/contract/catalogue/goods-version.api.ts';
import type { ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { leastOrder } from '@mall/contract/catalogue/shelf.rules.ts';

/** The numbered parts of the page. */
export const sections = ['basics', 'params', 'pictures', 'specs', 'breaks', 'terms', 'text', 'words'] as const;
export type Section = (typeof sections)[number];

const sectionOfField: Readonly<Record<keyof GoodsDraft, Section>> = {
  classId: 'basics',
  brandId: 'basics',
  storeClassId: 'basics',
  name: 'basics',
  model: 'basics',
  params: 'params',
  standards: 'params',
  certificates: 'params',
  papers: 'params',
  pictures: 'pictures',
  video: 'pictures',
  axes: 'specs',
  specs: 'specs',
  unit: 'terms',
  taxRate: 'terms',
  moq: 'terms',
  invoices: 'terms',
  freight: 'terms',
  priceBreaks: 'breaks',
  description: 'text',
  packing: 'text',
  afterSales: 'text',
  translations: 'words',
};

/** The part of the page in which a fault is mended. */
export const sectionOf = (place: string): Section => sectionOfField[place.split('.')[0] as keyof GoodsDraft] ?? 'basics';

export const faultsIn = (faults: readonly GoodsFault[], section: Section): number =>
  faults.filter(({ place }) => sectionOf(place) === section).length;

/** The columns of the sheet that hold at once. */
export const cellColumns = ['price', 'stock', 'warnAt', 'moq', 'step', 'leadDays', 'weight'] as const;
export type CellColumn = (typeof cellColumns)[number];

const text = (number: number | null) => (number === null ? '' : String(number));

/** What a cell shows: what was typed, or what is sold. */
export const cellOf = (row: DraftSpec, sold: ShelfSpec | undefined, column: CellColumn): string => {
  const typed = row[column];
  if (typed !== undefined) return typed;
  if (!sold) return '';
  if (column === 'weight') return sold.weightGram === 0 ? '' : String(sold.weightGram / 1000);
  if (column === 'price') return sold.price;
  return text(sold[column]);
};

export const isOn = (row: DraftSpec, sold: ShelfSpec | undefined): boolean => row.on ?? sold?.on ?? true;

/** Marked as not sent: a cell of a spec that is sold and would be other. */
export const isCellChanged = (row: DraftSpec, sold: ShelfSpec | undefined, column: CellColumn): boolean =>
  row[column] !== undefined && (!sold || cellOf({ ...row, [column]: undefined }, sold, column) !== row[column]);

export const emptyRow = (axes: number): DraftSpec => ({
  specId: null,
  values: Array.from({ length: axes }, () => ''),
  itemNumber: '',
  unit: '',
  packLength: '',
  picture: '',
  price: '',
  stock: '',
  leadDays: '3',
  on: true,
});

/** The values that rows have of each axis, in the order in which they come. */
export const choicesOf = ({ axes, specs }: Pick<GoodsDraft, 'axes' | 'specs'>): string[][] =>
  axes.map((_, axis) => [...new Set(specs.map(({ values }) => values[axis] ?? '').filter((value) => value !== ''))]);

/** Values as people list them: "3×50, 3×95", one a line, pasted from a column. */
export const readValues = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\t\n]/)
      .map((value) => value.trim().slice(0, 40))
      .filter((value) => value !== ''),
  ),
];

/** Rows for every combination that is not there yet; rows that nobody typed into make room. */
export const withMissing = ({ axes, specs }: Pick<GoodsDraft, 'axes' | 'specs'>, choices: readonly (readonly string[])[], most: number) => {
  const used = specs.filter(({ specId, values, price }) => specId !== null || values.some(Boolean) || price);
  const added = missingRows(
    choices.map((values) => (values.length > 0 ? values : [''])),
    used,
  );
  return [...used, ...added.map((values) => ({ ...emptyRow(axes.length), values }))].slice(0, most);
};

/** The sheet with one axis more or fewer. */
export const withAxes = (
  { specs }: Pick<GoodsDraft, 'specs'>,
  axes: readonly string[],
  removed?: number,
): Pick<GoodsDraft, 'axes' | 'specs'> => ({
  axes: [...axes],
  specs: specs.map((row) => {
    const left = removed === undefined ? row.values : row.values.toSpliced(removed, 1);
    return { ...row, values: axes.map((_, axis) => left[axis] ?? '') };
  }),
});

/** Moves one thing of a list to another place. */
export const moved = <Thing>(list: readonly Thing[], from: number, to: number): Thing[] => {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
};

/** What was filled in under the same name in another class stays. */
export const carryParams = (
  before: readonly ClassParameter[],
  after: readonly ClassParameter[],
  params: Readonly<Record<string, string>>,
): Record<string, string> => {
  const told = new Map(before.map(({ id, name }) => [name, params[id] ?? '']));
  return Object.fromEntries(
    after.flatMap((rule) => {
      const value = told.get(rule.name) ?? '';
      return value !== '' && !valueFault(rule, value) ? [[rule.id, value]] : [];
    }),
  );
};

/** A picture that is drawn for each spec names it by a sign: shown for the first. */
export const shownPicture = (url: string, specId: string | undefined): string => url.replace('{specId}', specId ?? '0');

/** How many texts each language misses. */
export const missingByTongue = (fields: GoodsDraft): Record<Tongue, number> => {
  const missing = missingTexts(fields);
  return Object.fromEntries(tongues.map((tongue) => [tongue, missing[tongue].length])) as Record<Tongue, number>;
};

/** The spec that stands for the goods on the card: the cheapest that would be offered, with its unit and the least order of it. */
export const cheapestOf = (
  { specs, unit, moq }: Pick<GoodsDraft, 'specs' | 'unit' | 'moq'>,
  sold: ReadonlyMap<string, ShelfSpec>,
): { price: string; unit: string; least: number } | undefined => {
  const soldOf = ({ specId }: DraftSpec) => sold.get(specId ?? '');
  const [first] = specs
    .filter((row) => isOn(row, soldOf(row)))
    .map((row) => ({ row, price: Number(cellOf(row, soldOf(row), 'price')) }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price);
  if (!first) return undefined;
  const whole = (column: CellColumn) => Number(cellOf(first.row, soldOf(first.row), column)) || 0;
  return {
    price: first.price.toFixed(2),
    unit: first.row.unit || unit,
    least: leastOrder(whole('moq') || Number(moq) || 1, whole('step') || 1),
  };
};

/** From how many days to how many it takes to arrive, over the places that a template serves, by the quickest spec that would be offered. */
export const arrivalDays = (
  specs: readonly DraftSpec[],
  sold: ReadonlyMap<string, ShelfSpec>,
  template: Pick<FreightTemplate, 'rows'> | undefined,
): { from: number; to: number } | null => {
  const leads = specs
    .filter((row) => isOn(row, sold.get(row.specId ?? '')))
    .map((row) => cellOf(row, sold.get(row.specId ?? ''), 'leadDays').trim())
    .filter((lead) => /^\d{1,3}$/.test(lead))
    .map(Number);
  const ways = (template?.rows ?? []).filter(({ served }) => served).map(({ days }) => days);
  if (leads.length === 0 || ways.length === 0) return null;
  const lead = Math.min(...leads);
  return { from: lead + Math.min(...ways), to: lead + Math.max(...ways) };
};
