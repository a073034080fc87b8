import * as z from 'zod';

/** Codes of these rules are keys of `account.errors.ts`, so that form and server say the same words. */
export const mobilePattern = /^1[3-9]\d{9}$/;

// Marked pure, so that a form that needs the pattern alone leaves Zod behind.
export const Mobile = /* @__PURE__ */ (() =>
  z
    .string({ error: 'account.mobile_required' })
    .min(1, { error: 'account.mobile_required' })
    .regex(mobilePattern, { error: 'account.mobile_wrong' }))();

export const passwordLength = { least: 10, most: 20 } as const;

const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z\s]/];

export type PasswordFault =
  | 'account.password_required'
  | 'account.password_format'
  | 'account.password_same'
  | 'account.password_has_name'
  | 'account.password_has_mobile';

type About = { oldPassword?: string | undefined; memberName?: string | undefined; mobile?: string | undefined };

/** The five rules, in the order in which they are said. */
export const passwordFault = (password: string, about: About = {}): PasswordFault | undefined => {
  if (password === '') return 'account.password_required';
  const length = [...password].length;
  if (length < passwordLength.least || length > passwordLength.most || !kinds.every((kind) => kind.test(password)))
    return 'account.password_format';
  if (about.oldPassword !== undefined && password === about.oldPassword) return 'account.password_same';
  if (about.memberName && password.toLowerCase().includes(about.memberName.toLowerCase())) return 'account.password_has_name';
  if (about.mobile && password.includes(about.mobile)) return 'account.password_has_mobile';
  return undefined;
};

export const smsResendSeconds = 60;
export const captchaSeconds = 120;
export const sliderWidth = 326;
export const sliderHeight = 155;
export const sliderPiece = 48;
/** How far from the hole the piece may rest, in pixels. */
export const sliderTolerance = 3;

export const accountTypes = { individual: 1, enterprise: 2 } as const;

/** Timestamp plus a 10-digit random number. */
export const makeUuid = (now = Date.now()): string => {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${now}${String((random[0] ?? 0) % 100_000).padStart(5, '0')}${String((random[1] ?? 0) % 100_000).padStart(5, '0')}`;
};
