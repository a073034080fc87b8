import type { StockRow } from '@mall/contract/catalogue/stock.api.ts';
import { expect, test } from 'vitest';
import { countFault, countLine, countsOf, differenceOf, sumsOf } from './count.rules.ts';

const row: StockRow = {
  specId: '3',
  goodsId: '1',
  goodsName: 'G',
  itemNumber: 'A-1',
  specName: 'S',
  unit: '米',
  onHand: 50,
  held: 8,
  warnAt: null,
  on: true,
  shipped: 0,
};
const counted = (text: string, changes: Partial<StockRow> = {}) => ({ row: { ...row, ...changes }, counted: text });

test('what nobody counted is not posted', () => {
  expect(countsOf([countLine(row), counted('1,052')])).toEqual([{ specId: '3', book: 50, counted: 1052 }]);
  expect(differenceOf(countLine(row))).toBeNull();
});

test('a count that equals the book is posted, too', () => {
  expect(countsOf([counted('50')])).toEqual([{ specId: '3', book: 50, counted: 50 }]);
});

test('fewer than buyers hold, or no number, is a fault', () => {
  expect(countFault(counted('7'))).toBe('held');
  expect(countFault(counted('8'))).toBeNull();
  expect(countFault(counted('约50'))).toBe('whole');
  expect(countFault(counted('-1'))).toBe('whole');
});

test('adds what is more and what is missing by themselves', () => {
  expect(sumsOf([counted('60'), counted('45'), counted('')])).toEqual({ more: 10, less: 5 });
});
