import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { codeText } from './code-words.ts';

const facts = { site: 'Mall', code: '012345', minutes: 5 };

describe.each(languages)('the text with a code, in %s', (language) => {
  it('says what it is for, and the code only to who has an account', () => {
    const texts = [
      codeText(facts, true, language),
      codeText({ ...facts, joins: 'ACME' }, true, language),
      codeText({ ...facts, signs: 'HT1' }, true, language),
      codeText(facts, false, language),
    ];
    expect(texts.map((text) => text.includes('012345'))).toEqual([true, true, true, false]);
    expect([texts[1]?.includes('ACME'), texts[2]?.includes('HT1')]).toEqual([true, true]);
    expect(
      texts.filter((text) => /[{}]/.test(text) || !text.includes('Mall') || /\p{Script=Han}/u.test(text) !== (language === 'zh')),
    ).toEqual([]);
  });
});
