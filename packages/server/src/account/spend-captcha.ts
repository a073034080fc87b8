import type { Memory } from '../kernel/memory.ts';

/** What a captcha was made for; one made for sign-in opens no registration. `slider` is the ticket of a solved puzzle. */
export type CaptchaPurpose = 'sign_in' | 'register' | 'security' | 'slider';

export const captchaKey = (purpose: CaptchaPurpose, uuid: string): string => `captcha:${purpose}:${uuid}`;

/** Right or wrong, it is gone: a captcha that may be tried again can be guessed. */
export const spendCaptcha = async (memory: Memory, purpose: CaptchaPurpose, uuid: string, answer: string): Promise<boolean> => {
  const right = await memory.take(captchaKey(purpose, uuid));
  return right !== undefined && right.toLowerCase() === answer.trim().toLowerCase();
};
