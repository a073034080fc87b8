import { timingSafeEqual } from 'node:crypto';
import { signPay } from './pay-sign.ts';

export const oaHeaders = { key: 'x-oa-key', time: 'x-oa-time', sign: 'x-oa-sign' } as const;

/** The office's own way of signing; the mall has its own, and the two must agree. */
export const signOa = (secret: string, subject: string, time: string, body: string): string => signPay(secret, `oa ${subject}`, time, body);

export const isSignedOa = (secret: string, subject: string, headers: Readonly<Record<string, unknown>>, body: string): boolean => {
  const right = Buffer.from(signOa(secret, subject, String(headers[oaHeaders.time] ?? ''), body));
  const given = Buffer.from(String(headers[oaHeaders.sign] ?? ''));
  return given.length === right.length && timingSafeEqual(given, right);
};
