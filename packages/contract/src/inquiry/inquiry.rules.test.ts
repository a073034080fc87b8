import { expect, it } from 'vitest';
import { moneyTyped } from './inquiry.rules.ts';

it('reads an amount as six languages write it, and never a decimal comma as a hundredfold', () => {
  expect(['580000', '580,000.5', '¥ 580 000', '580000,50', '580 000,5', '580.000,50', '1,234,567'].map(moneyTyped)).toEqual([
    '580000.00',
    '580000.50',
    '580000.00',
    '580000.50',
    '580000.50',
    '580000.50',
    '1234567.00',
  ]);
  expect(['', 'много', '1.234', '1,2,3', '-5'].map(moneyTyped)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
