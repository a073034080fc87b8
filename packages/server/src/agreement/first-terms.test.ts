import { ContractSection, contractKinds, contractSectionsMost } from '@mall/contract/agreement/agreement.rules.ts';
import { expect, it } from 'vitest';
import { firstTerms } from './first-terms.ts';

it.each(contractKinds)('what a contract of a kind (%s) begins with can be saved again as it is', (kind) => {
  const terms = firstTerms[kind];
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(contractSectionsMost);
  for (const section of terms) expect(ContractSection.parse(section)).toEqual(section);
});
