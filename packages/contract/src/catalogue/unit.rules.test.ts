import { expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { fen } from '../kernel/money.ts';
import { kilogramsPerKilometre, metresIn, pricePerMetre, unitIn } from './unit.rules.ts';

it('calls a unit as the reader does', () => {
  expect(languages.map((language) => unitIn('米', language))).toEqual(['米', 'm', 'm', 'm', 'm', 'м']);
  expect(languages.map((language) => unitIn('套', language))).toEqual(['套', 'set', 'jeu', 'juego', 'conj.', 'компл.']);
});

it('counts by the piece what other languages have no word for', () => {
  expect(unitIn('盏', 'en')).toBe('pc');
  expect(unitIn('', 'ru')).toBe('шт.');
});

it.each([
  ['裁切', 1],
  ['100 m 盘', 100],
  ['1,000 m 盘', 1000],
  ['100m/卷', 100],
  ['50kg/盘', undefined],
  ['纸箱', undefined],
  ['0 m 盘', undefined],
])('%s holds %s metres', (packaging, metres) => {
  expect(metresIn(packaging)).toBe(metres);
});

it('tells what a metre on a reel costs, to the fen', () => {
  expect(pricePerMetre(fen(4_325_000), 500)).toBe(8650);
  expect(pricePerMetre(fen(100_049), 100)).toBe(1000);
  expect(pricePerMetre(fen(100_050), 100)).toBe(1001);
});

it('weighs a kilometre by what lies on the reel', () => {
  expect(kilogramsPerKilometre(10_800, 1)).toBe(10_800);
  expect(kilogramsPerKilometre(5_400_000, 500)).toBe(10_800);
});
