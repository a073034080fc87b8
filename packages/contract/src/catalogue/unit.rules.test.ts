import { expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { fen } from '../kernel/money.ts';
import { countedUnit, kilogramsPerKilometre, metresIn, pricePerMetre, typedUnitIn, unitIn } from './unit.rules.ts';

it('calls a unit as the reader does', () => {
  expect(languages.map((language) => unitIn('米', language))).toEqual(['米', 'm', 'm', 'm', 'm', 'м']);
  expect(languages.map((language) => unitIn('套', language))).toEqual(['套', 'set', 'jeu', 'juego', 'conj.', 'компл.']);
});

it('counts by the piece what other languages have no word for', () => {
  expect(unitIn('盏', 'en')).toBe('pc');
  expect(unitIn('', 'ru')).toBe('шт.');
});

it('gives a unit the form that its number wants', () => {
  expect([1, 2, 5, 21].map((count) => countedUnit(count, 'рулон', 'ru'))).toEqual(['рулон', 'рулона', 'рулонов', 'рулон']);
  expect([countedUnit(5, 'rouleau', 'fra'), countedUnit(1, 'jeu', 'fra'), countedUnit(5, 'м', 'ru'), countedUnit(5, '卷', 'zh')]).toEqual([
    'rouleaux',
    'jeu',
    'м',
    '卷',
  ]);
});

it('leaves what a buyer typed as his unit, but for the counting words', () => {
  expect(['米', '只', 'km', '标准箱', ''].map((unit) => typedUnitIn(unit, 'ru'))).toEqual(['м', 'шт.', 'km', '标准箱', '']);
  expect(typedUnitIn('只', 'zh')).toBe('只');
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
