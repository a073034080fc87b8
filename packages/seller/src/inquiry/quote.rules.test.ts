import { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import { expect, it } from 'vitest';
import { firstQuote, lineAmount, quoteSum, shapeOfQuote } from './quote.rules.ts';

const line = (seq: number, num: number): ShownLine => ({
  seq,
  name: '电缆',
  description: '铜芯',
  num,
  unit: '米',
  reference: null,
  needBy: null,
  specId: null,
});
const lines = [line(1, 1500), line(2, 24)];

it('begins with the version before, else with what the goods cost now', () => {
  const first = firstQuote({ lines, prices: [{ seq: 2, price: '318.00' }] }, undefined);
  expect(first.lines).toEqual([
    { price: '', days: '' },
    { price: '318.00', days: '' },
  ]);
});

it('reads prices as people type them and adds them up to the fen', () => {
  expect(lineAmount('1,738.5', 1500)).toBe('2607750.00');
  expect(lineAmount('七百', 1)).toBeUndefined();
  expect(
    quoteSum(
      [
        { price: '738.50', days: '' },
        { price: '312', days: '' },
      ],
      lines,
    ),
  ).toBe('1115238.00');
  expect(
    quoteSum(
      [
        { price: '738.50', days: '' },
        { price: '', days: '' },
      ],
      lines,
    ),
  ).toBeUndefined();
});

it('gives the rules what they take, and leaves what is none for them to refuse', () => {
  const typed = { ...firstQuote({ lines, prices: [] }, undefined), payTerms: '月结', contact: '马文涛', phone: '13900000001' };
  expect(QuoteFields.safeParse(shapeOfQuote(typed, lines, [])).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'lines.0.price',
    'lines.0.days',
    'lines.1.price',
    'lines.1.days',
  ]);
  const whole = {
    ...typed,
    lines: [
      { price: '7.5', days: '18' },
      { price: '312', days: '0' },
    ],
    warrantyMonths: '',
  };
  expect(QuoteFields.parse(shapeOfQuote(whole, lines, []))).toMatchObject({
    lines: [
      { seq: 1, price: '7.50', days: 18 },
      { seq: 2, price: '312.00', days: 0 },
    ],
    warrantyMonths: 0,
  });
});
