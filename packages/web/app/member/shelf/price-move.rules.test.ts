import { expect, it } from 'vitest';
import { priceMove } from './price-move.rules.ts';

it('tells by how much a price fell or rose, to the fen, and nothing where it stayed', () => {
  expect(priceMove('19.99', '18.09')).toEqual({ way: 'down', amount: '1.90' });
  expect(priceMove('0.10', '0.30')).toEqual({ way: 'up', amount: '0.20' });
  expect(priceMove('1234.50', '1234.50')).toBeUndefined();
});
