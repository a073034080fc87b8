import type { ClassFacet, SearchedGoods } from '@mall/contract/search/search.api.ts';
import { describe, expect, it } from 'vitest';
import { lineLimits, priceFor, sumLines } from './buy.rules.ts';
import { chainInTree, classBranch, classChain } from './class-branch.rules.ts';
import { shownOptions } from './facet-options.rules.ts';
import { readList } from './list-address.ts';
import { listChips } from './list-chips.rules.ts';
import { kilograms, lineName, shownLines, specLinesOf } from './spec-lines.rules.ts';

const cls = (id: string, parentId: string, level: number): ClassFacet => ({ id, parentId, level, name: `类 ${id}`, count: 1 });
const classes = [
  cls('1', '0', 1),
  cls('11', '1', 2),
  cls('111', '11', 3),
  cls('112', '11', 3),
  cls('12', '1', 2),
  cls('121', '12', 3),
  cls('2', '0', 1),
];
const ids = (nodes: readonly { id: string; children: readonly unknown[] }[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, ids(children as never)] : id));

describe('the classes beside a list', () => {
  it('are the first level, until one is chosen', () => expect(ids(classBranch(classes, undefined))).toEqual(['1', '2']));
  it('are the branch of the chosen one', () => {
    expect(ids(classBranch(classes, '1'))).toEqual([['1', ['11', '12']]]);
    expect(ids(classBranch(classes, '111'))).toEqual([['1', [['11', ['111', '112']], '12']]]);
  });
  it('stand open as long as there is one way only', () => {
    expect(ids(classBranch(classes.slice(0, 4), undefined))).toEqual([['1', [['11', ['111', '112']]]]]);
  });
  it('lead from the first level to the chosen one', () => {
    expect(classChain(classes, '112').map(({ id }) => id)).toEqual(['1', '11', '112']);
    expect(classChain(classes, '9')).toEqual([]);
    expect(classChain(classes, undefined)).toEqual([]);
    const leaf = { id: '11', parentId: '1', level: 2, name: '', icon: '', picture: '', goodsCount: 0, children: [] };
    expect(chainInTree([{ ...leaf, id: '1', children: [leaf] }], '11').map(({ id }) => id)).toEqual(['1', '11']);
  });
});

describe('the options of a filter', () => {
  const options = Array.from({ length: 10 }, (_, place) => ({ id: String(place), name: `B${place}`, count: place }));
  const choice = { chosen: [], all: false, typed: '', few: 6 };
  it('are the first few and the chosen ones', () => {
    expect(shownOptions(options, { ...choice, chosen: ['9'] })).toMatchObject({ shown: { length: 7 }, hidden: 3 });
    expect(shownOptions(options.slice(0, 7), choice)).toMatchObject({ shown: { length: 7 }, hidden: 0 });
    expect(shownOptions(options, { ...choice, all: true }).shown).toHaveLength(10);
  });
  it('are found by their name, in either case', () => {
    expect(shownOptions(options, { ...choice, typed: ' b8 ' }).shown.map(({ id }) => id)).toEqual(['8']);
  });
});

describe('the chips of a list', () => {
  const words = {
    brand: '品牌',
    label: '标签',
    price: '价格',
    source: '来源',
    stock: '库存',
    inStock: '有货',
    sourceOf: (source: string) => source,
    attribute: '参数',
  };
  const facets = {
    brandVOList: [{ id: '3', name: '津缆', logo: '', count: 1 }],
    goodsLabelVOList: [],
    goodsAttrVOList: [{ id: '5', name: '电压', values: [{ id: '7', value: '10kV', count: 1 }] }],
  };
  const list = readList('search', new URLSearchParams('brandId=3,4&attrs=5:7;6:8&priceMax=9&source=self&inStock=1'));
  it('name every filter, and what takes it away', () => {
    const chips = listChips(list, facets, words);
    expect(chips.map(({ name, value }) => `${name} ${value}`)).toEqual([
      '电压 10kV',
      '参数 8',
      '品牌 津缆',
      '品牌 4',
      '价格 ≤ 9',
      '来源 self',
      '库存 有货',
    ]);
    expect(chips[2]?.without).toEqual({ brandIds: ['4'] });
    expect(chips[4]?.without).toEqual({ priceMin: '', priceMax: '' });
  });
  it('are none without a filter', () => expect(listChips(readList('search', new URLSearchParams()), facets, words)).toEqual([]));
});

describe('buying from a list', () => {
  const shelf = { minOrderQuantity: 50, specStorage: 120, seckillFlag: 0 as const };
  it('begins at the least order and ends at the shelf or 200', () => {
    expect(lineLimits(shelf)).toEqual({ min: 50, max: 120, step: 1 });
    expect(lineLimits({ ...shelf, specStorage: 9000 })).toEqual({ min: 50, max: 200, step: 1 });
  });
  it('is not offered where the least order cannot be met', () => {
    expect(lineLimits({ ...shelf, specStorage: 49 })).toBeUndefined();
    expect(lineLimits({ ...shelf, minOrderQuantity: 500, specStorage: 9000 })).toBeUndefined();
  });
  it('goes by what is sold at a time', () => expect(lineLimits({ ...shelf, step: 10 })).toEqual({ min: 50, max: 120, step: 10 }));
  it('leaves the stock of an activity to the cart', () =>
    expect(lineLimits({ ...shelf, specStorage: 0, seckillFlag: 1 })).toEqual({ min: 50, max: 200, step: 1 }));
  it('sums in fen, and takes the tax off line by line', () => {
    expect(sumLines([])).toEqual({ total: '0.00', beforeTax: '0.00' });
    expect(
      sumLines([
        { price: '0.10', taxRate: 13, num: 3 },
        { price: '128.60', taxRate: 13, num: 50 },
      ]),
    ).toEqual({ total: '6430.30', beforeTax: '5690.54' });
  });
});

const line = (specId: string, over: object = {}) => ({
  specId,
  values: ['3×50', ''],
  weightGram: 0,
  specSellPrice: '10.00',
  seckillFlag: 0 as const,
  specStorage: 5,
  leadDays: 0,
  priceBreaks: [],
  unit: '米',
  minOrderQuantity: 1,
  ...over,
});

describe('the lines of a goods in the table', () => {
  const card = { specId: '9', specName: '交联电缆', specSellPrice: '8.00', seckillFlag: 0, specStorage: 3, leadDays: 2 } as SearchedGoods;
  it('are its specs, or the one on its card when they could not be had', () => {
    const specs = { goodsId: '1', name: '', model: 'YJV', axes: ['截面', '盘长'], specs: [line('1'), line('2')] };
    expect(specLinesOf(card, specs)).toEqual({ model: 'YJV', axes: ['截面', '盘长'], lines: specs.specs, others: [] });
    expect(specLinesOf({ ...card, matchedSpecIds: ['2'] }, specs)).toMatchObject({ lines: [{ specId: '2' }], others: [{ specId: '1' }] });
    expect(specLinesOf(card, undefined)).toMatchObject({ axes: [], lines: [{ specId: '9', specSellPrice: '8.00', priceBreaks: [] }] });
  });
  it('are named by model and values', () => {
    expect(lineName('YJV', ['3×50', ''], '交联电缆')).toBe('YJV 3×50');
    expect(lineName('', [], '交联电缆')).toBe('交联电缆');
  });
  it('are the first few, and those that hold a quantity', () => {
    const many = Array.from({ length: 12 }, (_, at) => line(String(at)));
    expect(shownLines(many, 8, (one) => one.specId === '11').map(({ specId }) => specId)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '11',
    ]);
    expect(shownLines(many.slice(0, 9), 8, () => false)).toHaveLength(9);
  });
  it('cost what the quantity reaches', () => {
    const stepped = line('1', { priceBreaks: [{ minNum: 50, price: '9.50' }] });
    expect([priceFor(stepped, 49), priceFor(stepped, 50)]).toEqual(['10.00', '9.50']);
  });
  it('weigh in kilograms', () => expect([kilograms(5184), kilograms(0)]).toEqual([5.18, 0]));
});
