import { createHmac, timingSafeEqual } from 'node:crypto';

export const payHeaders = { time: 'x-pay-time', sign: 'x-pay-sign' } as const;

/** The bank's own way of signing; the mall has its own, and the two must agree. */
export const signPay = (secret: string, subject: string, time: string, body: string): string =>
  createHmac('sm3', secret).update(`${subject}\n${time}\n${body}`).digest('hex');

export const isSigned = (secret: string, subject: string, headers: Readonly<Record<string, unknown>>, body: string): boolean => {
  const right = Buffer.from(signPay(secret, subject, String(headers[payHeaders.time] ?? ''), body));
  const given = Buffer.from(String(headers[payHeaders.sign] ?? ''));
  return given.length === right.length && timingSafeEqual(given, right);
};
