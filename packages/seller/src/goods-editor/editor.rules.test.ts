import { type DraftSpec, goodsPlaces } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { expect, test } from 'vitest';
import {
  arrivalDays,
  carryParams,
  cellOf,
  cheapestOf,
  choicesOf,
  emptyRow,
  isCellChanged,
  moved,
  readValues,
  sectionOf,
  sections,
  withAxes,
  withMissing,
} from './editor.rules.ts';

const row = (values: string[], changes: Partial<DraftSpec> = {}): DraftSpec => ({ ...emptyRow(values.length), values, ...changes });
const sold = {
  specId: '7',
  price: '12.50',
  stock: 40,
  warnAt: null,
  moq: 2,
  step: null,
  leadDays: 3,
  weightGram: 1250,
  on: true,
} as ShelfSpec;

test('every field has its part of the page', () => {
  expect(new Set(goodsPlaces.map(sectionOf))).toEqual(new Set(sections));
  expect(sectionOf('specs.3.price')).toBe('specs');
  expect(sectionOf('translations.ru.name')).toBe('words');
});

test('a cell that was not typed shows what is sold, and only another one is marked', () => {
  const kept: DraftSpec = { specId: '7', values: [], itemNumber: 'A', unit: '', packLength: '', picture: '' };
  expect(cellOf(kept, sold, 'price')).toBe('12.50');
  expect(cellOf(kept, sold, 'weight')).toBe('1.25');
  expect(cellOf(kept, sold, 'warnAt')).toBe('');
  expect(isCellChanged(kept, sold, 'price')).toBe(false);
  expect(isCellChanged({ ...kept, price: '12.50' }, sold, 'price')).toBe(false);
  expect(isCellChanged({ ...kept, price: '13' }, sold, 'price')).toBe(true);
  expect(isCellChanged({ ...kept, warnAt: '' }, sold, 'warnAt')).toBe(false);
});

test('makes the combinations that are missing, keeps what is there and drops rows that nobody typed into', () => {
  const specs = [row(['3×50', '钢带'], { price: '1' }), row(['', ''])];
  const made = withMissing(
    { axes: ['截面', '铠装'], specs },
    [
      ['3×50', '3×95'],
      ['钢带', '无'],
    ],
    200,
  );
  expect(made.map(({ values }) => values.join('/'))).toEqual(['3×50/钢带', '3×50/无', '3×95/钢带', '3×95/无']);
  expect(made[0]?.price).toBe('1');
  expect(withMissing({ axes: ['截面'], specs: [] }, [['a', 'b', 'c']], 2)).toHaveLength(2);
});

test('reads values as people list them', () => {
  expect(readValues('3×50, 3×95，3×50\n 3×150 \t')).toEqual(['3×50', '3×95', '3×150']);
  expect(choicesOf({ axes: ['a', 'b'], specs: [row(['1', 'x']), row(['2', 'x']), row(['1', ''])] })).toEqual([['1', '2'], ['x']]);
});

test('an axis more or fewer moves the values with it', () => {
  const specs = [row(['1', 'x'])];
  expect(withAxes({ specs }, ['b'], 0).specs[0]?.values).toEqual(['x']);
  expect(withAxes({ specs }, ['a', 'b', 'c']).specs[0]?.values).toEqual(['1', 'x', '']);
});

test('moves a picture and stays within the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
});

const parameter = (id: string, name: string, values: string[] = []) => ({
  id,
  name,
  unit: '',
  kind: values.length > 0 ? ('choice' as const) : ('text' as const),
  values,
  required: false,
  facet: false,
  inName: false,
  drivesSpec: false,
});

test('another class keeps what has the same name and can be said there', () => {
  const before = [parameter('1', '额定电压'), parameter('2', '标准')];
  const after = [parameter('8', '额定电压', ['0.6/1kV']), parameter('9', '标准')];
  expect(carryParams(before, after, { 1: '8.7/15kV', 2: 'GB/T' })).toEqual({ 9: 'GB/T' });
  expect(carryParams(before, after, { 1: '0.6/1kV' })).toEqual({ 8: '0.6/1kV' });
});

test('the card shows the cheapest of what is offered, in its own unit and with the least order of it', () => {
  const known = new Map([['7', sold]]);
  const of = (specs: DraftSpec[]) => cheapestOf({ specs, unit: '米', moq: '1' }, known);
  expect(of([row([], { specId: '7', price: undefined }), row([], { price: '9.9', on: false })])?.price).toBe('12.50');
  expect(of([row([], { price: '18', unit: '盘' }), row([], { price: '4.25', moq: '50', step: '20' })])).toEqual({
    price: '4.25',
    unit: '米',
    least: 60,
  });
  expect(of([row([], { price: '18', unit: '盘' })])).toMatchObject({ unit: '盘', least: 1 });
  expect(of([])).toBeUndefined();
});

test('says from how many days to how many goods arrive, by the quickest spec that is offered and the places that are served', () => {
  const way = { provinceIds: [], served: true, first: 1, firstFee: '0.00', more: 1, moreFee: '0.00', freeFrom: null };
  const rows = [
    { ...way, days: 4 },
    { ...way, provinceIds: ['540000'], days: 9 },
    { ...way, provinceIds: ['650000'], served: false, days: 20 },
  ];
  const specs = [row(['a'], { leadDays: '2' }), row(['b'], { leadDays: '0', on: false }), row(['c'], { leadDays: 'soon' })];
  expect(arrivalDays(specs, new Map(), { rows })).toEqual({ from: 6, to: 11 });
  expect(arrivalDays(specs, new Map(), undefined)).toBeNull();
  expect(arrivalDays([], new Map(), { rows })).toBeNull();
});
