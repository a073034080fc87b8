import * as z from 'zod';
import type { Audience } from '../kernel/access.ts';

/** The two sites behind the counter, and whose each is. */
export const counterSites = { seller: 'seller', operations: 'operator' } as const satisfies Record<string, Audience>;
export type CounterSite = keyof typeof counterSites;
export const counterSiteNames = Object.keys(counterSites) as [CounterSite, ...CounterSite[]];

/** After so many wrong codes the password is asked for again. */
export const factorTries = 5;
export const ticketMinutes = 10;
export const trustDays = 7;
export const recoveryCodeCount = 10;

const codePattern = /^\d{6}$/;
/** Two groups of five, without the signs that look alike. */
const recoveryPattern = /^[a-hjkmnp-z2-9]{5}-?[a-hjkmnp-z2-9]{5}$/;

/** What is typed in groups or in capitals is the same code. */
export const plainFactorCode = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase();
export const isRecoveryCode = (plain: string): boolean => recoveryPattern.test(plain);

/** Six figures of the authenticator, or one of the recovery codes. */
export const FactorCode = /* @__PURE__ */ (() =>
  z
    .string({ error: 'account.factor_required' })
    .max(40, { error: 'account.factor_malformed' })
    .transform(plainFactorCode)
    .refine((plain) => plain !== '', { error: 'account.factor_required' })
    .refine((plain) => plain === '' || codePattern.test(plain) || recoveryPattern.test(plain), { error: 'account.factor_malformed' }))();
