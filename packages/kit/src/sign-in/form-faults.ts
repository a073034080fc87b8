import type { accountErrors } from '@mall/contract/account/account.errors.ts';
import { mobilePattern } from '@mall/contract/account/account.rules.ts';

type Code = keyof typeof accountErrors;

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

export const agreedFault = (agreed: boolean): Code | undefined => (agreed ? undefined : 'account.agreement_required');

export const repeatFault = (repeat: string, { password }: { password: string }): Code | undefined =>
  repeat === password ? undefined : 'account.password_repeat';

/** Beside which field a refusal is shown: `sign_in_wrong` speaks of the password, `sign_in_locked` of the whole form. */
export const accountPlaces = {
  'account.old_password': ['oldPassword'],
  'account.sign_in_wrong': ['oldPassword', 'password'],
  'account.password': ['password'],
  'account.mobile': ['mobile'],
  'account.name': ['memberName'],
  'account.captcha': ['captcha'],
  'account.slider': ['slider'],
  'account.code': ['code'],
  'account.agreement': ['agreed'],
};
