import { describe, expect, it } from 'vitest';
import { FreightFields, type FreightTariff, freightFor } from './freight.rules.ts';

const tariff = (over: Partial<FreightTariff> = {}): FreightTariff => ({
  by: 'pieces',
  first: 5,
  firstFen: 1000,
  more: 2,
  moreFen: 300,
  freeFromFen: null,
  ...over,
});
const load = { pieces: 8, grams: 12_500, goodsFen: 50_000 };

describe('what a way costs', () => {
  it('is the first portion, and each further one that is begun', () => {
    expect(freightFor(tariff(), { ...load, pieces: 5 })).toBe(1000);
    expect(freightFor(tariff(), { ...load, pieces: 6 })).toBe(1300);
    expect(freightFor(tariff(), load)).toBe(1600);
  });
  it('goes by weight or once for all', () => {
    expect(freightFor(tariff({ by: 'weight', first: 1000, more: 1000, moreFen: 50 }), load)).toBe(1000 + 12 * 50);
    expect(freightFor(tariff({ by: 'amount' }), load)).toBe(1000);
  });
  it('is nothing from the amount on that makes it free', () => {
    expect(freightFor(tariff({ freeFromFen: 50_000 }), load)).toBe(0);
    expect(freightFor(tariff({ freeFromFen: 50_001 }), load)).toBe(1600);
  });
});

const row = { provinceIds: [] as string[], served: true, first: 1, firstFee: '8.00', more: 1, moreFee: '2.00', freeFrom: null, days: 3 };
const codeOf = (rows: (typeof row)[], name = '标准') =>
  FreightFields.safeParse({ name, by: 'pieces', usual: false, rows }).error?.issues.map(({ message }) => message);

describe('a template', () => {
  it('has a row for all, then rows of provinces, each of them once', () => {
    expect(codeOf([row, { ...row, provinceIds: ['12', '13'] }])).toBeUndefined();
    expect(codeOf([row, row])).toEqual(['freight.province_missing']);
    expect(codeOf([{ ...row, provinceIds: ['12'] }])).toEqual(['freight.province_missing']);
    expect(codeOf([row, { ...row, provinceIds: ['12'] }, { ...row, provinceIds: ['13', '12'] }])).toEqual(['freight.province_twice']);
    expect(codeOf([row, { ...row, provinceIds: ['99'] }])).toEqual(['freight.province_wrong']);
  });
  it('goes somewhere, has a name and amounts that can be', () => {
    expect(codeOf([{ ...row, served: false }])).toEqual(['freight.nowhere']);
    expect(codeOf([row], ' ')).toEqual(['freight.name_missing']);
    expect(codeOf([{ ...row, firstFee: '-1.00' }])).toEqual(['freight.fee_wrong']);
    expect(codeOf([{ ...row, days: 91 }])).toEqual(['freight.days_wrong']);
    expect(codeOf([{ ...row, more: 0 }])).toEqual(['freight.portion_wrong']);
  });
});
