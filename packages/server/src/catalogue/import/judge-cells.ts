import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import { fallPercent, importStateWords } from '@mall/contract/catalogue/goods-import.rules.ts';
import { leastOrder, moqMost, stockMost } from '@mall/contract/catalogue/shelf.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { fen, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';
import type { RowFault, SheetRow, SoldSpec } from './import-book.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { inSheet, rowFault, setTo, toLook } from './row-fault.ts';

/** What holds at once, as far as a row says it otherwise than it is sold. */
export type CellChange = {
  priceFen?: number;
  stock?: number;
  warnAt?: number | null;
  moq?: number | null;
  step?: number | null;
  leadDays?: number;
  weightGram?: number;
  on?: boolean;
};
export type JudgedCells = { change: CellChange; faults: RowFault[]; fall?: { from: number; to: number } };

const cleared = /^[-—无]$/;
type Whole = { key: 'stock' | 'warnAt' | 'moq' | 'step' | 'leadDays'; least: number; most: number; code: ErrorCode; clears: boolean };
const wholes: readonly Whole[] = [
  { key: 'stock', least: 0, most: stockMost, code: 'goods.stock_wrong', clears: false },
  { key: 'warnAt', least: 0, most: stockMost, code: 'goods.stock_wrong', clears: true },
  { key: 'moq', least: 1, most: moqMost, code: 'goods.num_wrong', clears: true },
  { key: 'step', least: 1, most: moqMost, code: 'goods.num_wrong', clears: true },
  { key: 'leadDays', least: 0, most: 365, code: 'goods.days_wrong', clears: false },
];

/** A whole number, null where it is cleared; or what is wrong with it. */
const readWhole = (row: SheetRow, { key, least, most, code, clears }: Whole): number | null | RowFault => {
  const typed = row.cells[key] ?? '';
  if (clears && cleared.test(typed)) return null;
  const read = readNumber(typed);
  if ('meant' in read && Number.isInteger(read.meant))
    return rowFault(row, key, 'goods.import_number', setTo(String(read.meant)), { value: read.meant });
  if (!('number' in read) || !Number.isInteger(read.number)) return rowFault(row, key, 'goods.import_whole');
  return read.number >= least && read.number <= most ? read.number : rowFault(row, key, code);
};

const isFault = (read: number | null | RowFault): read is RowFault => typeof read === 'object' && read !== null;

const judgeWholes = (row: SheetRow, sold: SoldSpec | undefined, goodsMoq: number, { change, faults }: JudgedCells): void => {
  for (const whole of wholes) {
    if (!row.cells[whole.key]) continue;
    const read = readWhole(row, whole);
    if (isFault(read)) faults.push(read);
    else if (sold?.[whole.key] !== read) Object.assign(change, { [whole.key]: read });
  }
  // What is cleared is null, and is not what is sold.
  const { moq = sold?.moq, step = sold?.step } = change;
  if ((change.moq === undefined && change.step === undefined) || !step) return;
  if (!moq) {
    const least = leastOrder(goodsMoq, step);
    if (least > moqMost)
      faults.push(rowFault(row, row.cells['step'] ? 'step' : 'moq', 'goods.moq_step', inSheet, { least, most: moqMost }));
    return;
  }
  if (moq % step === 0) return;
  const next = leastOrder(moq, step);
  faults.push(rowFault(row, 'moq', 'goods.import_multiple', next <= moqMost ? setTo(String(next)) : toLook, { step }));
};

const judgeWeight = (row: SheetRow, sold: SoldSpec | undefined, { change, faults }: JudgedCells): void => {
  const typed = row.cells['weight'];
  if (!typed) return;
  const read = readNumber(typed);
  const gram = 'number' in read ? Math.round(read.number * 1000) : undefined;
  if (gram === undefined || gram > 999_999_999 || Math.abs(gram - (read as { number: number }).number * 1000) > 1e-6)
    faults.push(rowFault(row, 'weight', 'goods.weight_wrong'));
  else if (sold?.weightGram !== gram) change.weightGram = gram;
};

const wordsFor = (on: 'on' | 'off'): ReadonlySet<string> =>
  new Set([...languages.map((language) => importStateWords[on][language].toLowerCase()), on]);
const states = { on: new Set([...wordsFor('on'), '上架', '启用']), off: new Set([...wordsFor('off'), '下架', '禁用']) };

/** Whether a row says that its spec is offered; undefined where it says nothing, or nothing that can be read. */
const stateOf = (row: SheetRow): boolean | undefined => {
  const typed = (row.cells['state'] ?? '').toLowerCase();
  return states.on.has(typed) ? true : states.off.has(typed) ? false : undefined;
};

const judgeState = (row: SheetRow, sold: SoldSpec | undefined, { change, faults }: JudgedCells): void => {
  if (!row.cells['state']) return;
  const on = stateOf(row);
  if (on === undefined) faults.push(rowFault(row, 'state', 'goods.import_state'));
  else if (sold?.on !== on) {
    change.on = on;
    if (sold && !on && sold.promisedTo !== null)
      faults.push(
        rowFault(row, 'state', 'goods.spec_promised', setTo(importStateWords.on.zh), { name: sold.itemNumber, activity: sold.promisedTo }),
      );
  }
};

const amountOf = (read: ReadNumber): number | undefined => ('number' in read ? Math.round(read.number * 100) : undefined);
const asYuan = (amount: number): string => toYuan(fen(amount));

/** A price as it was typed, in fen; or what is wrong with it; undefined where the row is off anyway. */
const readPrice = (row: SheetRow, column: 'price' | 'untaxed', isSold: boolean): number | RowFault | undefined => {
  const read = readNumber(row.cells[column] ?? '');
  if ('meant' in read && read.meant * 100 <= largestAmount) {
    const value = asYuan(Math.round(read.meant * 100));
    return rowFault(row, column, 'goods.import_number', setTo(value), { value });
  }
  const amount = amountOf(read);
  if (amount === undefined) return rowFault(row, column, 'goods.import_price');
  if (amount === 0) {
    if (isSold && stateOf(row) === false) return undefined;
    return rowFault(row, column, 'goods.import_price_zero', isSold ? { kind: 'off', value: importStateWords.off.zh } : inSheet);
  }
  if (amount > largestAmount) return rowFault(row, column, 'goods.price_wrong');
  if ('number' in read && Math.abs(read.number * 100 - amount) > 1e-4)
    return rowFault(row, column, 'goods.import_price', setTo(asYuan(amount)));
  return amount;
};

const withTax = (amount: number, taxRate: number): number => Math.round((amount * (100 + taxRate)) / 100);

/** The price that a row means, by the one with tax, or by the one without where that alone was typed or changed. */
const meantPrice = (row: SheetRow, sold: SoldSpec | undefined, taxRate: number): number | RowFault | undefined => {
  const has = { price: Boolean(row.cells['price']), untaxed: Boolean(row.cells['untaxed']) };
  const price = has.price ? readPrice(row, 'price', sold !== undefined) : undefined;
  if (typeof price === 'object' || !has.untaxed) return price;
  const untaxed = readPrice(row, 'untaxed', sold !== undefined);
  if (untaxed === undefined || typeof untaxed === 'object') return untaxed ?? price;
  if (withTax(untaxed, taxRate) > largestAmount) return rowFault(row, 'untaxed', 'goods.price_wrong');
  const fits = (one: number) => withoutTax(fen(one), taxRate) === untaxed || withTax(untaxed, taxRate) === one;
  if (price === undefined) return sold && fits(sold.priceFen) ? sold.priceFen : withTax(untaxed, taxRate);
  if (fits(price)) return price;
  const value = asYuan(withTax(untaxed, taxRate));
  return rowFault(row, 'price', 'goods.import_price_both', price === sold?.priceFen ? setTo(value) : toLook, { value });
};

const judgePrice = (row: SheetRow, sold: SoldSpec | undefined, taxRate: number, judged: JudgedCells): void => {
  const { change, faults } = judged;
  const price = meantPrice(row, sold, taxRate);
  if (typeof price === 'object') faults.push(price);
  else if (price === undefined) {
    if (!sold) faults.push(rowFault(row, 'price', 'goods.import_price'));
  } else if (price !== sold?.priceFen) {
    change.priceFen = price;
    if (!sold) return;
    if (sold.fixed)
      faults.push(rowFault(row, row.cells['price'] ? 'price' : 'untaxed', 'goods.import_fixed', mendFixed(row, sold, taxRate)));
    if (price * 100 < sold.priceFen * (100 - fallPercent)) judged.fall = { from: sold.priceFen, to: price };
  }
};

const mendFixed = (row: SheetRow, { priceFen }: SoldSpec, taxRate: number) =>
  setTo(asYuan(row.cells['price'] ? priceFen : withoutTax(fen(priceFen), taxRate)));

/** What of a row holds at once: of a spec that is sold as far as it is otherwise, of a new one all of it. */
export const judgeCells = (row: SheetRow, sold: SoldSpec | undefined, { taxRate, moq }: { taxRate: number; moq: number }): JudgedCells => {
  const judged: JudgedCells = { change: {}, faults: [] };
  judgePrice(row, sold, taxRate, judged);
  judgeWholes(row, sold, moq, judged);
  judgeWeight(row, sold, judged);
  judgeState(row, sold, judged);
  if (!sold && !row.cells['stock']) judged.faults.push(rowFault(row, 'stock', 'goods.import_whole'));
  return judged;
};
