import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';

/** Whole seconds until another code may be asked for; a clock that was set back never makes the wait longer than it was. */
export const secondsLeft = (sentAt: number | undefined, now: number): number => {
  if (sentAt === undefined) return 0;
  return Math.min(smsResendSeconds, Math.max(0, Math.ceil((sentAt + smsResendSeconds * 1000 - now) / 1000)));
};

/** The number has its 11 digits, the captcha is there, and no code is on its way. */
export const maySend = (mobile: string, captcha: string, left: number): boolean =>
  /^\d{11}$/.test(mobile) && captcha.trim() !== '' && left === 0;
