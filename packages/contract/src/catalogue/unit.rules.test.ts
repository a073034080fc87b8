import { expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { unitIn } from './unit.rules.ts';

it('calls a unit as the reader does', () => {
  expect(languages.map((language) => unitIn('米', language))).toEqual(['米', 'm', 'm', 'm', 'm', 'м']);
  expect(languages.map((language) => unitIn('套', language))).toEqual(['套', 'set', 'jeu', 'juego', 'conj.', 'компл.']);
});

it('counts by the piece what other languages have no word for', () => {
  expect(unitIn('盏', 'en')).toBe('pc');
  expect(unitIn('', 'ru')).toBe('шт.');
});
