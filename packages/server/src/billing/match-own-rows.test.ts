import { describe, expect, it } from 'vitest';
import { type LineToMatch, matchOwnRows, type OwnRow } from './match-own-rows.ts';

const line = (id: string, orderSn: string, name: string, num: number, fen: number, more: Partial<LineToMatch> = {}): LineToMatch => ({
  id,
  orderSn,
  aftersaleSn: '',
  adjust: false,
  codes: [],
  name,
  specName: '',
  num,
  fen,
  ...more,
});
const row = (orderSn: string, goods: string[], num: number | null, fen: number): OwnRow => ({ orderSn, goods, num, fen });
const lines = [
  line('1', 'A', 'YJV22-8.7/15kV 3×120', 300, 11_940_000, { codes: ['HH-120', 'M0001'] }),
  line('2', 'A', 'YJV22-8.7/15kV 3×95', 300, 7_088_000, { codes: ['HH-095'] }),
  line('3', 'A', '运费', 0, 5000),
  line('4', 'A', 'YJV22-8.7/15kV 3×95', -60, -1_417_600, { aftersaleSn: 'SH1', codes: ['HH-095'] }),
  line('5', 'B', '电缆终端头', 20, 572_000),
  line('6', 'C', '跌落式熔断器', 2, 100),
  line('7', 'C', '跌落式熔断器', 0, -10, { adjust: true }),
];
const ids = (rows: OwnRow[]) => matchOwnRows(lines, rows).map(({ lineIds }) => lineIds.join());

describe('rows of a company’s sheet find their lines', () => {
  it('by the company’s or the store’s code, by name, by a part of it', () =>
    expect(
      ids([
        row('A', ['m0001'], 300, 1),
        row('A', ['HH-095', 'x'], null, 1),
        row('B', ['终端头'], 1, 1),
        row('C', [' 跌落式 熔断器 '], 2, 1),
      ]),
    ).toEqual(['1', '2', '', '6']));
  it('by quantity where one name stands on two lines, whichever row comes first', () =>
    expect(
      matchOwnRows([line('1', 'A', '电缆', 5, 50), line('2', 'A', '电缆', 7, 70)], [row('A', ['电缆'], 7, 70), row('A', ['电缆附'], 1, 1)]),
    ).toMatchObject([{ lineIds: ['2'] }, { lineIds: [] }]));
  it('what came back by its after-sale, or by its order and sign; never a line that another row has', () => {
    expect(ids([row('SH1', ['HH-095'], -60, -1_417_600), row('A', ['HH-095'], 300, 7_088_000)])).toEqual(['4', '2']);
    expect(ids([row('A', ['HH-095'], -60, -1_417_600)])).toEqual(['4']);
    expect(ids([row('A', ['3×95'], 1, 7), row('A', ['HH-095'], 300, 7)])).toEqual(['', '2']);
  });
  it('without a word of goods by quantity or amount, freight too', () =>
    expect(ids([row('A', ['M0001'], 300, 1), row('A', [], null, 5000)])).toEqual(['1', '3']));
  it('an order alone is its one line, or all of them with what was put right', () => {
    expect(ids([row('B', [], null, 572_000), row('C', [], null, 90), row('X', [], null, 1)])).toEqual(['5', '6,7', '']);
    expect(ids([row('A', [], null, 1), row('SH1', [], null, -1)])).toEqual(['1,2,3', '4']);
  });
  it('two deliveries of the same goods are one row', () =>
    expect(matchOwnRows(lines, [row('B', ['电缆终端头'], 12, 12), row('B', ['电缆终端头'], 8, 8)])).toEqual([
      { orderSn: 'B', goods: '电缆终端头', num: 20, fen: 20, lineIds: ['5'] },
    ]));
});
