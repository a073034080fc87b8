import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMoney, writeMoney } from './money.rules.ts';
import { MoneyInput } from './money-input.tsx';

test('reads yuan as people type and paste them', () => {
  expect(readMoney('1234.5').fen).toBe(123_450);
  expect(readMoney(' ¥1,234.50元 ').fen).toBe(123_450);
  expect(readMoney('１２３４。５').fen).toBe(123_450);
  expect(readMoney('.5').fen).toBe(50);
  expect(readMoney('0012').fen).toBe(1200);
  expect(readMoney('−3.20').fen).toBe(-320);
  expect(readMoney('')).toEqual({ fen: null, fault: null });
});

test('takes no fen that nobody typed: a third decimal is refused, not rounded', () => {
  expect(readMoney('0.005').fault).toBe('too_fine');
  expect(readMoney('19.990').fen).toBe(1999);
});

test('says what is wrong with the rest', () => {
  for (const text of ['询价', '1.2.3', '-', '.', '12a', '1e3', 'NaN']) expect(readMoney(text).fault, text).toBe('not_money');
  expect(readMoney('1234567890123').fault).toBe('too_large');
  expect(readMoney('0', { min: 1 })).toEqual({ fen: 0, fault: 'below_min' });
  expect(readMoney('100.01', { max: 10_000 }).fault).toBe('above_max');
});

test('an amount written is read again to the fen, however large', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (fen) => {
      expect(readMoney(writeMoney(fen)).fen).toBe(fen);
    }),
  );
  expect(writeMoney(17_504_210_00)).toBe('17,504,210.00');
  expect(writeMoney(-145_800)).toBe('−1,458.00');
  expect(writeMoney(5)).toBe('0.05');
});

test('shows fen as grouped yuan', () => {
  const html = renderToStaticMarkup(<MoneyInput aria-label="目标单价" value={123_456_789} onChange={() => undefined} trailing="元/米" />);
  expect(html).toContain('value="1,234,567.89"');
  expect(html).toContain('inputMode="decimal"');
});
