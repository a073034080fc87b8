import { expect, it } from 'vitest';
import { startFaults } from './start.rules.ts';

const now = Date.parse('2026-11-18T00:00:00+08:00');
const right = { name: 'XLPE', num: '1,200', budget: '580 000,50', deadline: '2026-12-01', country: 'KZ' };
const wrong = (typed: Partial<typeof right>) => startFaults({ ...right, ...typed }, 'ru', now);

it('lets through what the form behind it takes, a country or none', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ country: '' })).toEqual({});
});

it('says at each field, in the language of the reader, what the form behind it would refuse', () => {
  expect(wrong({ name: ' ', num: '1.5', budget: 'много', deadline: 'скоро' })).toEqual({
    name: 'Укажите название товара, не длиннее 60 знаков',
    num: 'Количество — целое число',
    budget: 'Укажите верный бюджет',
    deadline: 'Укажите верный срок',
  });
  expect(Object.keys(wrong({ name: 'x'.repeat(61) }))).toEqual(['name']);
  expect(wrong({ deadline: '2026-11-17' })).toEqual({ deadline: 'Срок — не раньше чем через час' });
  expect(wrong({ deadline: '2027-12-01' })).toEqual({ deadline: 'Срок — не позже чем через 180 дней' });
});
