import type { ComparedQuote, QuoteVersion } from '@mall/contract/inquiry/inquiry-data.ts';
import { expect, it } from 'vitest';
import { seenChanges, seenLine, seenTotals } from './compare-view.rules.ts';

const quote = (price: string, taxRate: number | null, lowest: boolean) =>
  ({ lines: [{ seq: 1, price, amount: price, days: 1, lowest }], total: price, taxRate, lowest }) as ComparedQuote;
const quotes = [quote('106.00', 6, true), quote('107.00', 13, false), quote('108.00', null, false)];

it('shows prices as they were quoted', () => {
  expect(seenLine(quotes, 1, 'gross').map((line) => line?.lowest)).toEqual([true, false, false]);
  expect(seenLine(quotes, 2, 'gross')).toEqual([null, null, null]);
});

it('takes the tax off by the rate of each quote, where another may be the cheapest, and says nothing without a rate', () => {
  expect(seenTotals(quotes, 'net')).toEqual([
    { total: '100.00', lowest: false },
    { total: '94.69', lowest: true },
    { total: null, lowest: false },
  ]);
  expect(seenLine(quotes, 1, 'net')[2]).toEqual({ price: null, amount: null, lowest: false });
});

const said = (round: number, version: number, prices: [string, string], total: string): QuoteVersion => ({
  round,
  version,
  sealedAt: '',
  total,
  taxRate: 13,
  lines: prices.map((price, at) => ({ seq: at + 1, price, days: 1 })),
});

it('tells what changed from version to version and round to round, and leaves out what did not', () => {
  const versions = [said(1, 1, ['9.00', '2.00'], '11.00'), said(1, 2, ['8.00', '2.00'], '10.00'), said(2, 1, ['8.00', '1.13'], '9.13')];
  expect(seenChanges(versions, 1, 'gross')).toEqual([{ round: 1, version: 2, before: '9.00', after: '8.00' }]);
  expect(seenChanges(versions, 2, 'net')).toEqual([{ round: 2, version: 1, before: '1.77', after: '1.00' }]);
  expect(seenChanges(versions, undefined, 'gross').map(({ after }) => after)).toEqual(['10.00', '9.13']);
  expect(seenChanges(versions.slice(0, 1), 1, 'gross')).toEqual([]);
});
