import { CallError } from '@mall/client/call-error.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { networkWords } from '@mall/contract/wire/call-words.ts';

type Code = keyof typeof accountErrors;

const isCode = (message: string): message is Code => Object.hasOwn(accountErrors, message);

/** A form keeps codes, so that its words follow the language; what the server said is words already. */
export const faultText = (message: string | undefined, language: Language): string | undefined =>
  message !== undefined && isCode(message) ? accountErrors[message].words[language] : message;

/** Numbers are pasted with spaces, dashes and the country's code. */
export const plainMobile = (typed: string): string => typed.replaceAll(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');

export const mobileFault = (mobile: string): Code | undefined => {
  if (mobile === '') return 'account.mobile_required';
  return mobilePattern.test(mobile) ? undefined : 'account.mobile_wrong';
};

const longestName = 40;

export const nameFault = (name: string): Code | undefined => {
  if (name.trim() === '') return 'account.name_required';
  return name.trim().length > longestName ? 'account.name_long' : undefined;
};

export const missing =
  (code: Code) =>
  (value: string): Code | undefined =>
    value.trim() === '' ? code : undefined;

export const codeFault = (code: string): Code | undefined => {
  if (code.trim() === '') return 'account.code_required';
  return /^\d{6}$/.test(code.trim()) ? undefined : 'account.code_wrong';
};

/** Longest beginning first: `sign_in_wrong` speaks of the password, `sign_in_locked` of the whole form. */
const places: readonly (readonly [string, readonly string[]])[] = [
  ['account.old_password', ['oldPassword']],
  ['account.sign_in_wrong', ['oldPassword', 'password']],
  ['account.password', ['password']],
  ['account.mobile', ['mobile']],
  ['account.name', ['memberName']],
  ['account.captcha', ['captcha']],
  ['account.slider', ['slider']],
  ['account.code', ['code']],
  ['account.agreement', ['agreed']],
];

/** Beside which field of this form a refusal is shown; `root` is the form itself. */
export const placeOf = <Field extends string>(
  error: unknown,
  fields: readonly Field[],
  language: Language,
): { field: Field | 'root'; message: string } => {
  if (!(error instanceof CallError)) return { field: 'root', message: networkWords[language] };
  const wanted = places.find(([start]) => error.errorCode?.startsWith(start))?.[1] ?? [];
  const field = wanted.map((name) => fields.find((own) => own === name)).find((own) => own !== undefined);
  return { field: field ?? 'root', message: error.msg };
};
