import type { ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { expect, test } from 'vitest';
import { cellFault, changesOf, draftOf, faultCount, isChanged, readPercent, scalePrices, untaxedOf } from './specs-sheet.rules.ts';

const spec = (changes: Partial<ShelfSpec> = {}): ShelfSpec => ({
  specId: '7',
  itemNumber: 'A-1',
  name: 'A',
  axis: {},
  unit: '米',
  price: '113.00',
  untaxed: '100.00',
  taxRate: 13,
  stock: 40,
  held: 5,
  warnAt: null,
  moq: 2,
  step: null,
  leadDays: 3,
  weightGram: 0,
  on: true,
  fixedUntil: null,
  ...changes,
});
const draft = (changes: object = {}) => ({ ...draftOf(spec(), 'G'), ...changes });

test('asks for nothing while nothing is typed, nor where the same is written otherwise', () => {
  expect(changesOf([draft(), draft({ price: '¥113', stock: ' 40 ' })])).toEqual([]);
});

test('asks for the cells that are other, read as people paste them', () => {
  expect(changesOf([draft({ price: '1,200.5', stock: '１２００', warnAt: '20', moq: '', step: '5', on: false })])).toEqual([
    { specId: '7', price: '1200.50', stock: 1200, warnAt: 20, moq: null, step: 5, on: false },
  ]);
});

test('names what cannot be used', () => {
  expect(cellFault(draft({ price: '询价' }), 'price')?.why).toBe('price');
  expect(cellFault(draft({ price: '0' }), 'price')?.why).toBe('price');
  expect(cellFault(draft({ stock: '' }), 'stock')).toMatchObject({ why: 'whole', least: 0 });
  expect(cellFault(draft({ moq: '0' }), 'moq')).toMatchObject({ least: 1, most: 200 });
  expect(cellFault(draft({ warnAt: '' }), 'warnAt')).toBeNull();
  expect(faultCount([draft({ price: 'x', stock: '-1' }), draft()])).toBe(2);
  expect(isChanged(draft({ price: 'x' }), 'price')).toBe(true);
});

test('scales prices to the fen and leaves those that are fixed', () => {
  const fixed = draftOf(spec({ fixedUntil: '2026-12-01 00:00:00' }), 'G');
  const { drafts, skipped } = scalePrices([draft({ price: '0.03' }), fixed, draft({ price: 'x' })], -2.5);
  expect(drafts.map(({ price }) => price)).toEqual(['0.03', '113.00', 'x']);
  expect(skipped).toBe(1);
  expect(scalePrices([draft()], 10).drafts[0]?.price).toBe('124.30');
});

test('reads a per cent and refuses what leaves no price', () => {
  expect(readPercent('＋3%')).toBe(3);
  expect(readPercent('−2.5')).toBe(-2.5);
  for (const wrong of ['', '0', '-100', 'abc', '501']) expect(readPercent(wrong), wrong).toBeUndefined();
});

test('computes the price without tax of what is typed', () => {
  expect(untaxedOf(draft({ price: '226' }))).toBe('200.00');
  expect(untaxedOf(draft({ price: 'x' }))).toBeNull();
});
