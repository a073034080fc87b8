import { expect, test } from 'vitest';
import { isInner, isOutside } from './address.rules.ts';

test.each(['/', '/login?notBack=1', '/proClassification?id=3', '/sellerless'])('%s is a page of the mall', (address) => {
  expect(isInner(address)).toBe(true);
});

test.each(['/seller/#/login', '/sandbox/idp', '/media/brand/x.svg', 'https://example.com', '//example.com', 'tel:400', '#main'])(
  '%s is not',
  (address) => {
    expect(isInner(address)).toBe(false);
  },
);

test('only another host opens a window of its own', () => {
  expect(isOutside('https://example.com')).toBe(true);
  expect(isOutside('//example.com')).toBe(true);
  expect(isOutside('/seller/#/login')).toBe(false);
});
