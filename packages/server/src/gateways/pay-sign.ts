import { timingSafeEqual } from 'node:crypto';
import { hmacSm3 } from '../kernel/sm/sm3.ts';

/** A clock may be wrong by this much; what is older was kept back by somebody. */
const patienceMs = 300_000;

export const payHeaders = { time: 'x-pay-time', sign: 'x-pay-sign' } as const;

/** HMAC-SM3 over what is meant (`subject`), when, and every byte of the body: a signature for one thing is none for another. */
export const signPay = (secret: string, subject: string, time: string, body: string): string =>
  hmacSm3(Buffer.from(secret), Buffer.from(`${subject}\n${time}\n${body}`)).toString('hex');

export type SignFault = 'forged' | 'stale';

/** Undefined when the signature holds. Compared in constant time, and the age only told to whoever could sign. */
export const checkPaySign = (
  secret: string,
  subject: string,
  { time, sign }: { time: string | undefined; sign: string | undefined },
  body: string,
  now = Date.now(),
): SignFault | undefined => {
  const right = Buffer.from(signPay(secret, subject, time ?? '', body));
  const given = Buffer.from(sign ?? '');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return Math.abs(now - Number(time)) <= patienceMs ? undefined : 'stale';
};
