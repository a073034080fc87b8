import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./words/*.json', { eager: true, import: 'default' });

test.each(languages)('a sign-in that fails says why in %s', (language) => {
  const words = files[`./words/${language}.json`] ?? {};
  expect(words['loginError1']).toBeTruthy();
  expect(words['loginError2']).toBeTruthy();
  expect(words['msgValid1']).toBe(accountErrors['account.code_required'].words[language]);
});
