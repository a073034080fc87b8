import { expect, test } from 'vitest';
import { formatCount, formatQuantity, partOfDay, priceBeforeTax, shortClassName } from './goods-words.rules.ts';

test('writes counts as each language does', () => {
  expect(formatCount(1820, 'zh')).toBe('1,820');
  expect(formatCount(9999, 'zh')).toBe('9,999');
  expect(formatCount(26_480, 'zh')).toBe('2.6 万');
  expect(formatCount(10_000, 'zh')).toBe('1 万');
  expect(formatCount(26_480, 'en')).toBe('26,480');
});

test('never says more than was sold', () => {
  expect(formatCount(19_990, 'zh')).toBe('1.9 万');
});

test('joins count and unit', () => {
  expect(formatQuantity(62, '面', 'zh')).toBe('62 面');
  expect(formatQuantity(61_000, '米', 'zh')).toBe('6.1 万米');
});

test('takes the tax off to the fen', () => {
  expect(priceBeforeTax('46800.00', 13)).toBe('41415.93');
  expect(priceBeforeTax('0.01', 13)).toBe('0.01');
  expect(priceBeforeTax('100.00', 0)).toBe('100.00');
});

const atHour = (hour: number) => partOfDay(Date.UTC(2026, 0, 1, hour) - 8 * 3_600_000);

test('greets by the hour in China', () => {
  expect([0, 4, 5, 10, 11, 12, 13, 17, 18, 23].map(atHour)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

test('shortens a class name', () => {
  expect(shortClassName('安全工器具与劳动防护')).toBe('安全工器具');
  expect(shortClassName('电线电缆')).toBe('电线电缆');
});
