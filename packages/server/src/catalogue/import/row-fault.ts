import { type ImportKind, isValueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Mend, RowFault, SheetRow } from './import-book.ts';

const kinds: Readonly<Record<string, ImportKind>> = {
  price: 'price',
  untaxed: 'price',
  taxRate: 'price',
  itemNumber: 'number',
  pictures: 'picture',
  specPicture: 'picture',
  unit: 'unit',
  packLength: 'unit',
  stock: 'quantity',
  warnAt: 'quantity',
  moq: 'quantity',
  step: 'quantity',
  leadDays: 'quantity',
  weight: 'quantity',
};
const standing: ReadonlySet<ErrorCode> = new Set([
  'goods.import_waiting',
  'goods.import_drafted',
  'goods.import_fixed',
  'goods.import_class_fixed',
  'goods.often',
  'goods.none_offered',
  'goods.spec_promised',
]);

export const inSheet: Mend = { kind: 'sheet', value: '' };
export const toLook: Mend = { kind: 'look', value: '' };
export const setTo = (value: string): Mend => ({ kind: 'set', value });

/** What is wrong with a cell, and how it is mended; the reasons under one tab follow from the column. */
export const rowFault = (
  { row, cells }: SheetRow,
  column: string,
  code: ErrorCode,
  mend: Mend = inSheet,
  facts: RowFault['facts'] = {},
): RowFault => ({
  row,
  column,
  value: cells[column] ?? '',
  kind: standing.has(code) ? 'standing' : isValueKey(column) ? 'value' : (kinds[column] ?? 'goods'),
  code,
  facts,
  mend,
});
