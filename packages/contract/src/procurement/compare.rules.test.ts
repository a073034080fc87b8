import { describe, expect, it } from 'vitest';
import { lossCost, readCompared, readTerm, readWatts, usualTerms, warrantyMonths } from './compare.rules.ts';

describe('the cost of losses', () => {
  it('is what idles all year and what the load adds by its square', () => {
    expect(Math.round(lossCost({ noLoad: 570, load: 4960 }, usualTerms))).toBe(196_609);
    expect(Math.round(lossCost({ noLoad: 460, load: 4460 }, usualTerms))).toBe(171_083);
    expect(Math.round(lossCost({ noLoad: 240, load: 4960 }, usualTerms))).toBe(160_764);
    expect(lossCost({ noLoad: 1000, load: 9999 }, { kwh: 1, hours: 1000, load: 0, years: 2 })).toBe(2000);
  });

  it('keeps to what is usual where what was typed is no figure within its bounds', () => {
    expect(readTerm('kwh', '0.8')).toBe(0.8);
    for (const wrong of ['', '-1', '0', '11', 'x', '1e3', null]) expect(readTerm('kwh', wrong)).toBe(0.62);
    expect(readTerm('load', '0')).toBe(0);
    expect(readWatts('570,,460')).toEqual([570, null, 460]);
    for (const wrong of ['1,2,3,4,5', '12345678', 'a', '-1']) expect(readWatts(wrong)).toEqual([]);
  });
});

it('reads how long a maker stands for his goods', () => {
  expect(warrantyMonths('质保期36个月，故障48小时内到场')).toBe(36);
  expect(warrantyMonths('整机质保3年，电池质保1年')).toBe(36);
  expect(warrantyMonths('刀片质保3个月')).toBe(3);
  expect(warrantyMonths('7天无理由退换')).toBeNull();
});

it('takes four numbers, each once, from an address', () => {
  expect(readCompared('5,5,x,,7,0,8,9,10')).toEqual(['5', '7', '8', '9']);
});
