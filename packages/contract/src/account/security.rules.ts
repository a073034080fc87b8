import * as z from 'zod';

/** How long somebody who has proved again who he is may change his mobile or mailbox. */
export const proofMinutes = 10;
export const emailLinkHours = 24;
/** A password older than this should be changed, long before it must be. */
const passwordFreshDays = 90;
/** A device that nobody used for so long has been forgotten. */
export const idleDeviceDays = 90;
/** For so long a device that came in for the first time is pointed out. */
export const freshDeviceDays = 7;
/** How somebody came in; empty where that was not written down. */
export const signInWays = ['password', 'sms', 'register', 'factor', 'identity', 'ticket', 'partner', 'channel', 'social', ''] as const;
export const historyDays = 180;

export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const emailMost = 254;

/** One mailbox has one spelling here, so that it belongs to one account. */
export const plainEmail = (typed: string): string => typed.trim().toLowerCase();

export const Email = /* @__PURE__ */ (() =>
  z
    .string({ error: 'account.email_required' })
    .trim()
    .toLowerCase()
    .min(1, { error: 'account.email_required' })
    .max(emailMost, { error: 'account.email_wrong' })
    .regex(emailPattern, { error: 'account.email_wrong' }))();

export const linkStates = ['open', 'used', 'expired', 'other', 'wrong'] as const;
export type LinkState = (typeof linkStates)[number];

/** What makes an account safer, in the order in which it is shown. */
export const safetySteps = ['email', 'fresh', 'devices', 'password', 'mobile'] as const;
export type SafetyStep = (typeof safetySteps)[number];
type Facts = { email: string; passwordAgeDays: number; idleDevices: number };

/** Nobody has an account without a mobile and a password that keeps the rules, so these two are always done. */
const isDone: Readonly<Record<SafetyStep, (facts: Facts) => boolean>> = {
  email: ({ email }) => email !== '',
  fresh: ({ passwordAgeDays }) => passwordAgeDays <= passwordFreshDays,
  devices: ({ idleDevices }) => idleDevices === 0,
  password: () => true,
  mobile: () => true,
};

/** How safe an account is, and what would make it safer. */
export const safetyOf = (facts: Facts): { level: 'high' | 'middle' | 'low'; done: SafetyStep[]; open: SafetyStep[] } => {
  const done = safetySteps.filter((step) => isDone[step](facts));
  const open = safetySteps.filter((step) => !done.includes(step));
  if (open.length === 0) return { level: 'high', done, open };
  return { level: open.length > 2 ? 'low' : 'middle', done, open };
};
