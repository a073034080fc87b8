import { expect, test } from 'vitest';
import { fillColumn, isBlock, nextPlace, readBlock, type SheetCell, writeBlock } from './sheet.rules.ts';

type Spec = { price: string; net: string; stock: string };
const rows: Spec[] = [
  { price: '185.65', net: '164.29', stock: '3200' },
  { price: '172.65', net: '152.79', stock: '800' },
  { price: '297.04', net: '262.87', stock: '2600' },
];
const cells: SheetCell<Spec>[] = [
  { get: (row) => row.price, set: (row, price) => ({ ...row, price }) },
  { get: (row) => row.net, set: (row) => row, locked: () => true },
  { get: (row) => row.stock, set: (row, stock) => ({ ...row, stock }) },
];

const more = (): Spec => ({ price: '', net: '', stock: '' });

test('reads a block as sheets copy it: tabs, lines, quotes, a last line break', () => {
  expect(readBlock('445.56\t4100\r\n414.37\t1200\r\n')).toEqual([
    ['445.56', '4100'],
    ['414.37', '1200'],
  ]);
  expect(readBlock('"钢带 ""22""\n加粗"\t5')).toEqual([['钢带 "22"\n加粗', '5']]);
  expect(readBlock('\t\n1\t2')).toEqual([
    ['', ''],
    ['1', '2'],
  ]);
});

test('one word is typing, not a block', () => {
  expect(isBlock('445.56\r\n')).toBe(false);
  expect(isBlock('1\t2')).toBe(true);
});

test('writes a block from the cell on, leaves computed cells alone and counts what it could not write', () => {
  const written = writeBlock(rows, cells, { row: 1, column: 0 }, [
    ['1', 'x', '2'],
    ['297.04', 'y', '3'],
    ['4', 'z', '5'],
  ]);
  expect(written.rows.map((row) => row.price)).toEqual(['185.65', '1', '297.04']);
  expect(written.rows.map((row) => row.stock)).toEqual(['3200', '2', '3']);
  expect(written.changed).toHaveLength(3);
  expect(written.refused).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 1 },
    { row: 3, column: 0 },
    { row: 3, column: 1 },
    { row: 3, column: 2 },
  ]);
  expect(rows[1]?.price).toBe('172.65');
});

test('makes rows for what is longer than the table, where rows may be added', () => {
  const written = writeBlock(rows, cells, { row: 2, column: 2 }, [['1'], ['2'], ['3']], more);
  expect(written.rows.map((row) => row.stock)).toEqual(['3200', '800', '1', '2', '3']);
  expect(written.refused).toEqual([]);
});

test('fills a column down from where one stands', () => {
  expect(fillColumn(rows, cells, { row: 1, column: 2 }, '50').rows.map((row) => row.stock)).toEqual(['3200', '50', '50']);
});

test('Enter goes down, arrows to the sides leave a cell only at its edge', () => {
  const place = { row: 1, column: 1 };
  const inside = { start: 2, end: 2, length: 5 };
  expect(nextPlace(place, { key: 'Enter', shift: false }, inside)).toEqual({ row: 2, column: 1 });
  expect(nextPlace(place, { key: 'Enter', shift: true }, inside)).toEqual({ row: 0, column: 1 });
  expect(nextPlace(place, { key: 'ArrowUp', shift: false }, inside)).toEqual({ row: 0, column: 1 });
  expect(nextPlace(place, { key: 'ArrowLeft', shift: false }, inside)).toBeNull();
  expect(nextPlace(place, { key: 'ArrowRight', shift: false }, { start: 5, end: 5, length: 5 })).toEqual({ row: 1, column: 2 });
  expect(nextPlace(place, { key: 'ArrowLeft', shift: false }, { start: 0, end: 5, length: 5 })).toEqual({ row: 1, column: 0 });
  expect(nextPlace(place, { key: 'a', shift: false }, inside)).toBeNull();
});
