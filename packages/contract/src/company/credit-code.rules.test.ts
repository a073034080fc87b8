import { describe, expect, it } from 'vitest';
import { checkSignOf, creditCodeFault } from './credit-code.rules.ts';

describe('a unified social credit code', () => {
  it.each(['91350100M000100Y43', '91110000600037341L', '914403001922038216'])('%s is one that was given out', (code) => {
    expect(creditCodeFault(code)).toBeUndefined();
  });

  it('is missed when it is not typed', () => expect(creditCodeFault('')).toBe('code_required'));

  it.each([...'IOSVZ'])('has no letter %s, which looks like a digit', (letter) => {
    expect(creditCodeFault(`9135010${letter}M000100Y43`)).toBe('code_letter');
  });

  it.each(['91350100M000100Y4', '91350100M000100Y433', '91350100M000100-43', '统一社会信用代码'])(
    '%s is too short, too long or has other signs',
    (code) => {
      expect(creditCodeFault(code)).toBe('code_length');
    },
  );

  it('is found wrong when any one sign is typed wrongly', () => {
    const code = '91350100M000100Y43';
    for (let at = 0; at < code.length; at += 1) {
      const typo = code[at] === '7' ? '8' : '7';
      expect(creditCodeFault(code.slice(0, at) + typo + code.slice(at + 1)), `sign ${at + 1}`).toBe('code_wrong');
    }
  });

  it('is found wrong when two neighbours change places', () => expect(creditCodeFault('19350100M000100Y43')).toBe('code_wrong'));

  it('ends in a nought where the sum leaves nothing', () => expect(checkSignOf('00000000000000000')).toBe('0'));
});
