import { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import { expect, it } from 'vitest';
import {
  begunQuote,
  besideNow,
  draftOfQuote,
  firstQuote,
  lineAmount,
  nextVersion,
  quoteSum,
  shapeOfQuote,
  validTo,
  withSheet,
  wrongLines,
} from './quote.rules.ts';

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

it('counts versions by round', () => {
  const quote = {
    version: 3,
    sealedAt: '',
    total: '',
    lines: [],
    payTerms: '',
    validDays: 1,
    warrantyMonths: 0,
    contact: '',
    phone: '',
    remark: '',
    files: [],
  };
  expect(nextVersion({ round: 1, quotes: [{ ...quote, round: 1 }] })).toBe(4);
  expect(nextVersion({ round: 2, quotes: [{ ...quote, round: 1 }] })).toBe(1);
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

it('goes on with what was typed, by the number of the line', () => {
  const typed = { ...firstQuote({ lines, prices: [] }, undefined), remark: '含运费' };
  typed.lines = [
    { price: '7', days: '' },
    { price: '一', days: '3' },
  ];
  const fields = draftOfQuote(typed, lines, []);
  expect(begunQuote({ lines: lines.toReversed(), prices: [], draft: { fields, saveDate: '2026-11-17 10:00:00' } }, undefined)).toEqual({
    ...typed,
    lines: typed.lines.toReversed(),
  });
});

it('takes from a sheet what it says and leaves the rest as it was', () => {
  const before = [
    { price: '7', days: '2' },
    { price: '8', days: '3' },
  ];
  expect(withSheet(before, lines, [{ seq: 2, price: '9.00', days: null }])).toEqual([before[0], { price: '9.00', days: '3' }]);
});

it('compares with what the goods are sold for, as far as they are', () => {
  const typed = [
    { price: '100', days: '' },
    { price: '90', days: '' },
  ];
  expect(besideNow(typed, { lines, prices: [{ seq: 2, price: '100.00' }] })).toBe(-10);
  expect(besideNow(typed, { lines, prices: [] })).toBeUndefined();
});

it('says until when a quote holds', () => {
  expect(validTo('2026-11-20 09:00:00', '60')).toBe('2027-01-19');
  expect(validTo('2026-11-20 09:00:00', '')).toBeUndefined();
});

it('says every cell that is wrong, by the number of its line', () => {
  const [price, days] = [{ message: 'inquiry.price_wrong' }, { message: 'inquiry.days_wrong' }];
  expect(wrongLines([{ price, days }, { days }], lines)).toEqual([
    { seq: 1, codes: ['inquiry.price_wrong', 'inquiry.days_wrong'] },
    { seq: 2, codes: ['inquiry.days_wrong'] },
  ]);
  expect(wrongLines([undefined, null], lines)).toEqual([]);
});
