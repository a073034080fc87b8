import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { describe, expect, it } from 'vitest';
import { readGoodsAddress, specAddress, tabAddress, tabOf } from './goods-address.rules.ts';
import { firstQuantities, ladderOf, limitsOf, linesOf, lineTotal, sumOf } from './matrix.rules.ts';
import { axesOf } from './spec-choice.rules.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the address of a goods', () => {
  it('opens the tab that its path names', () => {
    expect(tabOf('/03-03-04.userEvaluation')).toBe('reviews');
    expect(tabOf('/03-03-05.viewattrs/')).toBe('compare');
    expect(tabOf('/goodsDetails')).toBeUndefined();
  });

  it('names a goods, a spec or both, and nothing when it is nonsense', () => {
    expect(readGoodsAddress(search('goodsId=7'))).toEqual({ goodsId: '7' });
    expect(readGoodsAddress(search('specId=9&isGlobal=1'))).toEqual({ specId: '9', isGlobal: '1' });
    expect(readGoodsAddress(search('goodsId=abc'))).toBeUndefined();
    expect(readGoodsAddress(search(''))).toBeUndefined();
  });

  it('keeps the spec and the language through the tabs, and drops what belongs to another tab', () => {
    const here = search('goodsId=7&isGlobal=1&uscTags=3&language=ru&kind=photo&page=2');
    expect(tabAddress('parameters', here, { goodsId: '7', specId: '9' })).toBe(
      '/03-03-02.specifications?goodsId=7&specId=9&isGlobal=1&uscTags=3&language=ru',
    );
    expect(specAddress('/03-03-04.userEvaluation', search('goodsId=7'), { goodsId: '7', specId: '8' })).toBe(
      '/03-03-04.userEvaluation?goodsId=7&specId=8',
    );
  });
});

const spec = (id: string, core: string, size: string, specStorage = 10) => ({ id, axis: { 芯数: core, 截面: size }, specStorage });
const specs = [spec('1', '3', '95'), spec('2', '3', '120', 0), spec('3', '4', '95'), spec('4', '4', '150')];
const map = { 芯数: ['3', '4', '5'], 截面: ['95', '120', '150'] };

describe('the choice of a spec', () => {
  const axes = axesOf(specs, map, '1');
  const option = (axis: number, value: string) => axes[axis]?.options.find((each) => each.value === value);

  it('leads from each value to the spec that differs in it alone', () => {
    expect(option(0, '4')).toMatchObject({ specId: '3', moves: false, chosen: false });
    expect(option(1, '120')).toMatchObject({ specId: '2', moves: false, soldOut: true });
    expect(option(0, '3')).toMatchObject({ specId: '1', chosen: true });
  });

  it('takes the nearest when another axis has to change too, and says so', () => {
    expect(option(1, '150')).toMatchObject({ specId: '4', moves: true });
  });

  it('offers no way to what no spec has', () => {
    expect(option(0, '5')).toMatchObject({ specId: undefined, chosen: false });
  });
});

const activity = (over: Partial<SpecActivity>): SpecActivity => ({
  activityId: '1',
  activityType: 3,
  name: '',
  activityStartDate: '2026-01-01 00:00:00',
  activityEndDate: '2026-01-02 00:00:00',
  currentDateStr: '2026-01-01 12:00:00',
  restrictionQuantity: 0,
  activitySurplusStorage: 500,
  seckillFlag: 1,
  frontSeckillActivityPageDTO: null,
  ...over,
});

describe('what a line may hold', () => {
  it('is bounded by the stock and by 200', () => {
    expect(limitsOf({ specStorage: 12_600, activityType: 0 }, 50, undefined)).toEqual({ min: 50, max: 200, step: 1 });
    expect(limitsOf({ specStorage: 120, activityType: 0 }, 50, undefined)).toEqual({ min: 50, max: 120, step: 1 });
  });

  it('goes by what is sold at a time, but for an activity and an agreed list', () => {
    const reel = { specStorage: 9_000, activityType: 0, step: 25 };
    expect(limitsOf(reel, 50, undefined)).toEqual({ min: 50, max: 200, step: 25 });
    expect(limitsOf({ ...reel, agreed: { price: '1.00', left: 7 } }, 7, undefined)?.step).toBe(1);
    const deal = { ...reel, activityType: 5, activityPrice: '1.00' } as const;
    expect(limitsOf(deal, 50, undefined)?.step).toBe(25);
    expect(limitsOf(deal, 50, activity({ activitySurplusStorage: 30 }))).toMatchObject({ min: 30, step: 1 });
  });

  it('is nothing when the least order cannot be had', () => {
    expect(limitsOf({ specStorage: 49, activityType: 0 }, 50, undefined)).toBeUndefined();
    expect(limitsOf({ specStorage: 9_000, activityType: 0 }, 500, undefined)).toBeUndefined();
  });

  it('is bounded by what is left of an activity and by its limit a person', () => {
    expect(limitsOf({ specStorage: 0, activityType: 3, activityPrice: '1.00' }, 1, activity({ activitySurplusStorage: 30 }))).toEqual({
      min: 1,
      max: 30,
      step: 1,
    });
    expect(limitsOf({ specStorage: 0, activityType: 5, activityPrice: '1.00' }, 10, activity({ restrictionQuantity: 5 }))).toEqual({
      min: 5,
      max: 5,
      step: 1,
    });
    expect(
      limitsOf({ specStorage: 10, activityType: 3, activityPrice: '1.00' }, 1, activity({ activitySurplusStorage: 0 })),
    ).toBeUndefined();
  });
});

it('is bounded by the shelf while an activity is still to come', () => {
  expect(limitsOf({ specStorage: 120, activityType: 3 }, 50, undefined)).toEqual({ min: 50, max: 120, step: 1 });
});

describe('what the filled rows come to', () => {
  const rows = [
    { id: '1', specSellPrice: '402.60', priceBreaks: [] },
    { id: '2', specSellPrice: '528.00', activityPrice: '486.50', priceBreaks: [] },
    { id: '3', specSellPrice: '0.10', priceBreaks: [] },
  ];

  it('counts each at the price it is sold for, to the fen', () => {
    expect(sumOf(rows, { 1: 150, 2: 200 }, 13)).toEqual({ kinds: 2, pieces: 350, total: '157690.00', beforeTax: '139548.67' });
    expect(sumOf(rows, { 3: 3 }, 13).total).toBe('0.30');
    expect(lineTotal({ specSellPrice: '0.10', priceBreaks: [] }, 3)).toBe('0.30');
  });

  it('is what the company agreed on, for as many as are left and not where anybody pays less', () => {
    const agreed = { price: '400.00', left: 18 };
    const sum = (num: number, given = agreed) =>
      sumOf([{ id: '1', specSellPrice: '402.60', priceBreaks: [], agreed: given }], { 1: num }, 13).total;
    expect(sum(18)).toBe('7200.00');
    expect(sum(19)).toBe('7649.40');
    expect(sum(1, { price: '500.00', left: 18 })).toBe('402.60');
  });

  it('is nothing when nothing is filled', () => {
    expect(sumOf(rows, { 1: 0 }, 13)).toEqual({ kinds: 0, pieces: 0, total: '0.00', beforeTax: '0.00' });
    expect(linesOf(rows, { 1: 0, 2: 3 })).toEqual([{ specId: '2', num: 3 }]);
  });

  it('begins with the least order of the spec shown', () => {
    expect(firstQuantities('2', { min: 50, max: 200, step: 1 })).toEqual({ 2: 50 });
    expect(firstQuantities('2', undefined)).toEqual({});
  });
});

describe('the price steps', () => {
  const priceBreaks = [
    { minNum: 100, price: '491.00' },
    { minNum: 150, price: '486.50' },
  ];
  const stepped = { id: '1', specSellPrice: '496.00', priceBreaks };

  it('go from the least order to what a line holds', () => {
    expect(ladderOf(stepped, 50, 200)).toEqual([
      { from: 50, to: 99, price: '496.00' },
      { from: 100, to: 149, price: '491.00' },
      { from: 150, to: 200, price: '486.50' },
    ]);
    expect(ladderOf({ ...stepped, priceBreaks: [] }, 50, 200)).toHaveLength(1);
  });

  it('leave out what an activity undercuts', () => {
    expect(ladderOf({ ...stepped, activityPrice: '488.00' }, 50, 200)).toEqual([
      { from: 50, to: 149, price: '488.00' },
      { from: 150, to: 200, price: '486.50' },
    ]);
  });

  it('count in the line and in the sum', () => {
    expect(lineTotal(stepped, 99)).toBe('49104.00');
    expect(lineTotal(stepped, 100)).toBe('49100.00');
    expect(sumOf([stepped], { 1: 150 }, 13)).toMatchObject({ pieces: 150, total: '72975.00' });
  });
});
