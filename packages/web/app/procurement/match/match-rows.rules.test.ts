import type { MatchedLine, MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { describe, expect, it } from 'vitest';
import {
  afterCart,
  amountOf,
  cartLines,
  chooseByHand,
  confirmRow,
  learnedCodes,
  rowOf,
  setNum,
  stateOf,
  sumOf,
} from './match-rows.rules.ts';

const spec = (more: Partial<MatchedSpec> = {}): MatchedSpec => ({
  goodsId: '1',
  specId: '1',
  specName: '断路器',
  itemNumber: '',
  picture: '',
  price: '19.90',
  unit: '台',
  minOrderQuantity: 1,
  specStorage: 1000,
  leadDays: 0,
  storeId: '1',
  storeName: '',
  score: 100,
  agreed: [],
  differs: [],
  open: [],
  pieces: 3,
  conversion: 'same',
  factor: 1,
  ...more,
});

const row = (number: number, more: Partial<MatchedSpec> = {}, line: Partial<MatchedLine> = {}) =>
  rowOf(
    {
      line: 1,
      text: '断路器',
      code: '',
      state: 'certain',
      by: 'words',
      quantity: { typed: String(number), number, unit: '台', notes: [] },
      found: [spec({ pieces: Math.ceil(number), ...more })],
      unknown: [],
      suggestions: [],
      ...line,
    },
    '断路器',
  );

describe('a line', () => {
  it('is ready where so many are ordered as were asked for', () => {
    expect([stateOf(row(3)), row(3).isPicked, row(3).num, amountOf(row(3))]).toEqual(['ready', true, 3, '59.70']);
  });

  it('for which nothing was found is ready with goods that the reader looked up, under the code that he gave', () => {
    const lost = row(4, {}, { state: 'none', found: [], unknown: ['MZ'] });
    expect(stateOf(lost)).toBe('bad');
    const chosen = chooseByHand(lost, { found: [spec({ specId: '8' }), spec({ specId: '9', pieces: 4 })] }, 1, '500012345');
    expect([stateOf(chosen), chosen.num, chosen.isPicked]).toEqual(['ready', 4, true]);
    expect(learnedCodes([chosen])).toEqual([{ code: '500012345', specId: '9' }]);
  });

  it.each([
    ['cut to what a line holds', row(600), 200],
    ['cut to what is there', row(60, { specStorage: 50 }), 50],
    ['raised to the least order', row(3, { minOrderQuantity: 10 }), 10],
    ['raised to the next that is sold at a time', row(6, { minOrderQuantity: 4, step: 4 }), 8],
    ['cut to what comes out even', row(60, { minOrderQuantity: 8, step: 8, specStorage: 50 }), 48],
    ['rounded up', row(5.2), 6],
    ['a whole reel for less', row(300, { pieces: 1, factor: 0.002, unit: '盘', conversion: 'packed' }), 1],
  ])('that is %s waits for the reader', (_, changed, num) => {
    expect([stateOf(changed), changed.isPicked, changed.num]).toEqual(['confirm', false, num]);
    expect(stateOf(confirmRow(changed))).toBe('ready');
    expect(stateOf(setNum(changed, num))).toBe('ready');
  });

  it('that cannot be had keeps what was typed and comes to nothing', () => {
    const gone = row(200, { specStorage: 0, minOrderQuantity: 12 });
    expect([stateOf(gone), gone.num, amountOf(gone)]).toEqual(['bad', 200, undefined]);
  });

  it('whose goods is open is not settled by a number', () => {
    expect(stateOf(setNum(row(3, {}, { state: 'confirm' }), 4))).toBe('confirm');
  });
});

it('adds up lines of one spec, and leaves out what is more than a line of the cart holds rather than cut it', () => {
  expect(cartLines([row(50), row(60)])).toEqual({ lines: [{ specId: '1', num: 110 }], over: new Set() });
  expect(cartLines([row(150), row(150), row(2, { specId: '2' })])).toEqual({ lines: [{ specId: '2', num: 2 }], over: new Set(['1']) });
});

it('says at its line why the cart did not take it, until the line is changed, and no longer picks it', () => {
  const [taken, left] = [row(2), { ...row(150, { specId: '2' }), line: 2 }];
  const after = [taken, left].map(afterCart([taken, left], new Map([['2', '库存不足']])));
  expect(after.map(({ isPicked, refusal }) => [isPicked, refusal])).toEqual([
    [false, undefined],
    [false, '库存不足'],
  ]);
  expect(setNum(after[1] as typeof left, 3)).toMatchObject({ num: 3, refusal: undefined });
  expect(confirmRow(after[1] as typeof left)).toMatchObject({ num: 150, isPicked: true, refusal: undefined });
  expect(confirmRow(setNum(left, 7)).num).toBe(7);
});

it('adds up money to the last fen', () => {
  expect(sumOf([row(3, { price: '1234567.89' }), row(3, { price: '0.07' })])).toEqual({ total: '3703703.88', stores: 1 });
});
