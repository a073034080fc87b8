import { expect, it } from 'vitest';
import { fen } from '../kernel/money.ts';
import { withoutTax } from './goods.rules.ts';

it('takes the tax out of a price and rounds to the fen', () => {
  expect(withoutTax(fen(48_650), 13)).toBe(43_053);
  expect(withoutTax(fen(100), 0)).toBe(100);
  expect(withoutTax(fen(1), 13)).toBe(1);
});
