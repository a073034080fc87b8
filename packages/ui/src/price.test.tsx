import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureLocale } from './figure-locale.ts';
import { formatPrice, splitPrice } from './price.rules.ts';
import { Price } from './price.tsx';

test('splits a price into integer with separators and decimals', () => {
  expect(splitPrice('1234.50')).toEqual({ minus: false, integer: '1,234', decimals: '.50' });
  expect(splitPrice('0.07')).toEqual({ minus: false, integer: '0', decimals: '.07' });
  expect(splitPrice('999')).toEqual({ minus: false, integer: '999', decimals: '' });
  expect(splitPrice('-1458.00')).toEqual({ minus: true, integer: '1,458', decimals: '.00' });
});

test('keeps every digit of an amount beyond what a float holds', () => {
  expect(formatPrice('12345678901234567890.12', '¥')).toBe('¥12,345,678,901,234,567,890.12');
  expect(formatPrice('0000123.40', '¥')).toBe('¥123.40');
});

test('groups and parts as the locale does, every digit kept', () => {
  expect(splitPrice('1234567.50', 'ru')).toEqual({ minus: false, integer: '1\u00a0234\u00a0567', decimals: ',50' });
  expect(splitPrice('12345678901234567890.12', 'pt')?.integer).toBe('12.345.678.901.234.567.890');
  expect(renderToStaticMarkup(<FigureLocale value="fr">{<Price value="15274.86" />}</FigureLocale>)).toContain('15\u00a0274<small');
});

test('puts the minus before the currency and leaves words alone', () => {
  expect(formatPrice('-1458.00', '¥')).toBe('−¥1,458.00');
  expect(formatPrice('面议', '¥')).toBe('面议');
  expect(splitPrice('1e5')).toBeNull();
  expect(splitPrice('')).toBeNull();
});

test('draws currency and decimals small, the integer large', () => {
  const html = renderToStaticMarkup(<Price value="157690.00" size="l" unit="/米" />);
  expect(html).toMatch(/<i [^>]*>¥<\/i>157,690<small [^>]*>\.00<\/small>/);
  expect(html).toContain('/米');
});
