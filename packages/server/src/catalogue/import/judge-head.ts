import { taxRates } from '@mall/contract/catalogue/class-office.rules.ts';
import { parameterFaults } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { isValueKey, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import type { BookClass, ImportBook, Mend, RowFault, SheetRow, SoldGoods } from './import-book.ts';
import { judgePictures } from './judge-pictures.ts';
import { judgeValue, meantValue } from './judge-value.ts';
import { readNumber } from './read-number.ts';
import { inSheet, rowFault, setTo } from './row-fault.ts';
import { joinPictures, pathOf } from './sold-cells.ts';

type Head = Pick<GoodsDraft, 'name' | 'brandId' | 'model' | 'taxRate' | 'params' | 'pictures'>;
/** What rows say of their goods as a whole. */
export type JudgedHead = {
  readonly sold: BookClass | undefined;
  readonly head: Partial<Head>;
  readonly axes: readonly string[];
  /** The shelf of the store on which it is put, where that is another. */
  readonly shelfId?: Id | undefined;
  readonly faults: RowFault[];
};

/** Longer than any path of classes; blanks without end would be looked through again and again. */
const pathMost = 200;

/** 电线电缆/电力电缆, 电线电缆 > 电力电缆: one way to write a path. */
export const pathKey = (typed: string): string =>
  cutText(typed, pathMost)
    .split(/\s*[/>＞／»]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' / ')
    .toLowerCase();

/** The first row that says something in a column, which holds for all; others that say otherwise are wrong. */
const said = (rows: readonly SheetRow[], key: string, faults: RowFault[]): { row: SheetRow; text: string } | undefined => {
  const row = rows.find(({ cells }) => cells[key]);
  if (!row) return undefined;
  const text = row.cells[key] as string;
  for (const other of rows)
    if (other.cells[key] && other.cells[key] !== text)
      faults.push(rowFault(other, key, 'goods.import_differs', setTo(text), { row: row.row }));
  return { row, text };
};

/** A fault that every row has which says the same. */
const inAll = (
  rows: readonly SheetRow[],
  key: string,
  text: string,
  code: ErrorCode,
  mend: Mend = inSheet,
  facts: RowFault['facts'] = {},
) => rows.filter(({ cells }) => cells[key] === text).map((row) => rowFault(row, key, code, mend, facts));

const classOf = (rows: readonly SheetRow[], goods: SoldGoods | undefined, book: ImportBook, faults: RowFault[]): BookClass | undefined => {
  const typed = said(rows, 'className', faults);
  const own = goods && book.classes.get(goods.draft.classId);
  const meant = typed && book.classByName.get(pathKey(typed.text));
  if (goods) {
    if (typed && (meant ?? '') !== goods.draft.classId && !(own && pathOf(own) === typed.text))
      faults.push(...inAll(rows, 'className', typed.text, 'goods.import_class_fixed', own ? setTo(pathOf(own)) : inSheet));
    return own;
  }
  if (!typed) {
    const [first] = rows;
    if (first) faults.push(rowFault(first, 'className', 'goods.class_required'));
    return undefined;
  }
  if (meant !== undefined) return book.classes.get(meant);
  const code = book.closedClasses.has(pathKey(typed.text)) ? 'goods.class_closed' : 'goods.import_class_unknown';
  faults.push(...inAll(rows, 'className', typed.text, code));
  return undefined;
};

/** What tells the specs apart: as the goods has it; of new goods what its class asks for and the rows say. */
const axesOf = (rows: readonly SheetRow[], goods: SoldGoods | undefined, sold: BookClass | undefined): readonly string[] =>
  goods?.draft.axes ??
  (sold?.attributes ?? [])
    .filter(({ name, drivesSpec }) => drivesSpec && rows.some(({ cells }) => cells[valueKey(name)]))
    .map(({ name }) => name);

type Context = { rows: readonly SheetRow[]; goods: SoldGoods | undefined; book: ImportBook; faults: RowFault[]; head: Partial<Head> };

const judgeNames = ({ rows, goods, book, faults, head }: Context): void => {
  const [name, model] = [said(rows, 'name', faults), said(rows, 'model', faults)];
  if (name) head.name = name.text;
  // Their texts in English do not fit a cell.
  if (name && !goods && book.cross) faults.push(...inAll(rows, 'name', name.text, 'goods.text_abroad_required'));
  if (model) head.model = model.text;
  const brand = said(rows, 'brand', faults);
  if (brand && brand.text !== goods?.brandName) {
    const id = book.brands.get(brand.text.toLowerCase());
    if (id === undefined) faults.push(...inAll(rows, 'brand', brand.text, 'goods.import_brand_unknown'));
    else head.brandId = id;
  }
};

const shelfOf = ({ rows, goods, book, faults }: Context): Id | undefined => {
  const shelf = said(rows, 'storeClass', faults);
  if (!shelf || shelf.text === goods?.storeClassName) return undefined;
  const id = book.shelves.get(shelf.text);
  if (id === undefined) faults.push(...inAll(rows, 'storeClass', shelf.text, 'store.shelf_unknown'));
  return id;
};

const rates: ReadonlySet<number> = new Set(taxRates);

/** 13, 13% and 0.13 are one. */
const rateOf = (typed: string): number | undefined => {
  const read = readNumber(typed.replace(/%$/, ''));
  if (!('number' in read)) return undefined;
  return [read.number, Math.round(read.number * 100)].find((rate) => rates.has(rate));
};

const judgeTax = ({ rows, faults, head }: Context): void => {
  const typed = said(rows, 'taxRate', faults);
  if (!typed) return;
  const rate = rateOf(typed.text);
  if (rate === undefined) faults.push(...inAll(rows, 'taxRate', typed.text, 'goods.tax_wrong'));
  else head.taxRate = String(rate);
};

const judgeHeadPictures = ({ rows, goods, book, faults, head }: Context): void => {
  const typed = said(rows, 'pictures', faults);
  const own = goods?.draft.pictures ?? [];
  if (!typed || typed.text === joinPictures(own)) return;
  for (const row of rows.filter(({ cells }) => cells['pictures'] === typed.text)) {
    const { urls, faults: wrong } = judgePictures(row, 'pictures', { book, sold: own });
    head.pictures = urls;
    faults.push(...wrong);
  }
};

const judgeParams = ({ rows, goods, faults, head }: Context, sold: BookClass, axes: readonly string[]): void => {
  const keys = new Set(rows.flatMap(({ cells }) => Object.keys(cells).filter(isValueKey)));
  for (const axis of axes) keys.delete(valueKey(axis));
  const params: Record<string, string> = { ...goods?.draft.params };
  for (const attribute of sold.attributes) {
    const key = valueKey(attribute.name);
    const typed = keys.delete(key) ? said(rows, key, faults) : undefined;
    if (!typed || typed.text === params[attribute.id]) continue;
    const value = meantValue(attribute, typed.text);
    const fault = judgeValue(attribute, sold, value);
    if (fault) faults.push(...inAll(rows, key, typed.text, fault.code, fault.mend, fault.facts));
    else params[attribute.id] = value;
  }
  for (const key of keys) for (const row of rows) if (row.cells[key]) faults.push(rowFault(row, key, 'goods.parameter_unknown', setTo('')));
  const [first] = rows;
  for (const { name, code } of parameterFaults(sold.attributes, { classId: sold.id, params, axes }, goods?.draft))
    if (first && code === 'goods.value_required' && !rows.some(({ cells }) => cells[valueKey(name)]))
      faults.push(rowFault(first, valueKey(name), code));
  head.params = params;
};

/** Nobody is offered to say what another row says, where that is wrong itself. */
const withoutBadMends = (faults: RowFault[]): RowFault[] => {
  const bad = new Set(faults.filter(({ code }) => code !== 'goods.import_differs').map(({ row, column }) => `${row} ${column}`));
  return faults.map((fault) =>
    fault.code === 'goods.import_differs' && bad.has(`${fault.facts['row']} ${fault.column}`) ? { ...fault, mend: inSheet } : fault,
  );
};

/** What the rows of one goods say of it as a whole, held against what is sold. */
export const judgeHead = (rows: readonly SheetRow[], goods: SoldGoods | undefined, book: ImportBook): JudgedHead => {
  const faults: RowFault[] = [];
  const head: Partial<Head> = {};
  const context = { rows, goods, book, faults, head };
  const sold = classOf(rows, goods, book, faults);
  const axes = axesOf(rows, goods, sold);
  judgeNames(context);
  const shelfId = shelfOf(context);
  judgeTax(context);
  judgeHeadPictures(context);
  if (sold) judgeParams(context, sold, axes);
  return { sold, head, axes, shelfId, faults: withoutBadMends(faults) };
};
