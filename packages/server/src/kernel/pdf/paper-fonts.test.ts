import { expect, it } from 'vitest';
import { unprintable } from './paper-fonts.ts';

it('names the first sign that no paper can show', () => {
  expect(unprintable('采购合同（2026）\n第一条\tCable YJV-3×240 mm² ±5 % ¥1,000.00 Ω № Договор §é')).toBeUndefined();
  expect(unprintable('收货人：𠮷野')).toBe('𠮷');
  expect(unprintable('好🙂的')).toBe('🙂');
  expect(unprintable('عقد')).toBe('ع');
});
