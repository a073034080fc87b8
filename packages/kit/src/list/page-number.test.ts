import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesOf, readPage } from './page-number.ts';

it('reads the page of an address', () => {
  expect([readPage('1'), readPage('3'), readPage('10000')]).toEqual([1, 3, 10_000]);
});

it.each([null, '', '0', '-1', '1.5', '1e3', '01', 'x', '2 ', '10001', '99999999'])('takes the first page for %s', (text) => {
  expect(readPage(text)).toBe(1);
});

it('never gives a page that cannot be asked for, whatever the address says', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const page = readPage(text);
      return Number.isInteger(page) && page >= 1 && page <= 10_000;
    }),
  );
});

it('has one page also for nothing', () => {
  expect([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10)]).toEqual([1, 1, 2]);
});
