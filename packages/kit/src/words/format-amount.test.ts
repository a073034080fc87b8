import { languages } from '@mall/contract/kernel/language.ts';
import { expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('writes money as each language does, the currency before it', () => {
  expect(languages.map((language) => plain(formatAmount('¥15,274.86', language)))).toEqual([
    '¥15,274.86',
    '¥15,274.86',
    '¥15 274,86',
    '¥15.274,86',
    '¥15.274,86',
    '¥15 274,86',
  ]);
  expect(plain(formatAmount('−¥1,234,567.00', 'ru'))).toBe('−¥1 234 567,00');
});

it('parts shares and scores, and leaves what is no figure', () => {
  expect(['100,0', '4,6'].map((text) => formatAmount(text, 'ru'))).toEqual(['100,0', '4,6']);
  expect(['18.6', '400-818-0598', '2026111800001', 'GB/T 12706.1', '10.15.7', ''].map((text) => formatAmount(text, 'ru'))).toEqual([
    '18,6',
    '400-818-0598',
    '2026111800001',
    'GB/T 12706.1',
    '10.15.7',
    '',
  ]);
});
