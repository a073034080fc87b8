import { describe, expect, it } from 'vitest';
import { isMachine, wordFor } from './looks.rules.ts';

describe('what is counted of a search', () => {
  it('is one word however it is spelled', () => {
    expect([' yjv22  3×240 ', 'ＹＪＶ22 3×240', 'YJV22 3×240'].map(wordFor)).toEqual(Array(3).fill('YJV22 3×240'));
    expect(wordFor('甲'.repeat(80))).toHaveLength(40);
  });

  it('is nothing that names a person', () => {
    expect(['13800000001', '138-0000-0001', '找 138 0000 0001', 'a@b.cn', '120101199001011234'].map(wordFor)).toEqual(Array(5).fill(''));
    expect(wordFor('1250 kVA 10kV')).toBe('1250 KVA 10KV');
  });
});

it('knows machines that say so', () => {
  expect(['', 'Googlebot/2.1', 'curl/8.1', 'HeadlessChrome/120', 'Baiduspider'].map(isMachine)).toEqual(Array(5).fill(true));
  expect(isMachine('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36')).toBe(false);
});
