import { describe, expect, it } from 'vitest';
import { cutName, formatCurrency, formatPrice, formatTime, readTime } from './format.ts';

describe('time', () => {
  it('is shown in China time with the default pattern', () => {
    expect(formatTime(new Date('2026-11-15T02:03:04Z'))).toBe('2026-11-15 10:03:04');
  });

  it('reads eight digits as a day', () => {
    expect(formatTime('20261115', '{y}-{m}-{d}')).toBe('2026-11-15');
    expect(formatTime('20261340')).toBe('');
    expect(formatTime('20260230')).toBe('');
  });

  it('reads seconds, milliseconds and its own text', () => {
    expect(formatTime(1_794_708_184)).toBe(formatTime(1_794_708_184_000));
    expect(formatTime('2026-11-15 10:03:04')).toBe('2026-11-15 10:03:04');
    expect(readTime('no time')).toBeUndefined();
  });

  it('names weekdays in Chinese', () => {
    expect(formatTime('20261115', '星期{a}')).toBe('星期日');
    expect(formatTime('20261116', '周{a}')).toBe('周一');
  });
});

describe('amounts', () => {
  it('show two decimals', () => {
    expect(formatPrice(3)).toBe('3.00');
    expect(formatPrice('12.5')).toBe('12.50');
    expect(formatPrice('x')).toBe('0.00');
  });

  it('show thousands separators as currency', () => {
    expect(formatCurrency('1234567.5')).toBe('1,234,567.50');
    expect(formatCurrency(-1458)).toBe('-1,458.00');
    expect(formatCurrency(999)).toBe('999.00');
  });
});

it('cuts a long name to eight characters', () => {
  expect(cutName('交联聚乙烯绝缘电力电缆')).toBe('交联聚乙烯绝缘电...');
  expect(cutName('电缆')).toBe('电缆');
});
