import { expect, it } from 'vitest';
import { convertUnit, isLengthUnit } from './sale-units.ts';

it.each([
  ['百米', '米', 'converted', 100],
  ['公里', '米', 'converted', 1000],
  ['公尺', '米', 'same', 1],
  ['吨', 'kg', 'converted', 1000],
  ['打', '双', 'converted', 12],
  ['打', '只', 'converted', 12],
  ['个', '只', 'alike', 1],
  // A set of three is no piece.
  ['组', '个', 'unknown', undefined],
] as const)('makes %s to %s', (from, to, kind, factor) => {
  expect(convertUnit(from, to, '')).toEqual({ kind, factor });
});

it('counts metres by what a reel holds', () => {
  expect(convertUnit('km', '盘', '', 500)).toEqual({ kind: 'packed', factor: 2 });
  expect(convertUnit('百米', '盘', '', 500)).toEqual({ kind: 'packed', factor: 0.2 });
});

it('knows every word for a length', () => {
  expect(['米', 'M', '公尺', '延米', 'KM', '千米', '公里', '百米'].every(isLengthUnit)).toBe(true);
  expect(['盘', '吨', ''].some(isLengthUnit)).toBe(false);
});
