import { ContractSection, contractKinds, contractSectionsMost } from '@mall/contract/agreement/agreement.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { unprintable } from '../kernel/pdf/paper-fonts.ts';
import { firstTerms } from './first-terms.ts';

describe.each(languages)('in %s', (language) => {
  it.each(contractKinds)('what a contract of a kind (%s) begins with can be saved again as it is, and printed', (kind) => {
    const terms = firstTerms(kind, language);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.length).toBeLessThanOrEqual(contractSectionsMost);
    for (const section of terms) {
      expect(ContractSection.parse(section)).toEqual(section);
      expect(unprintable(`${section.title}${section.body}`)).toBeUndefined();
      expect(/\p{Script=Han}/u.test(section.body)).toBe(language === 'zh');
    }
  });
});
