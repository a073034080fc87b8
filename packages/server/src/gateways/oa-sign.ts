import { checkPaySign, type SignFault, signPay } from './pay-sign.ts';

/** Beside the bank's: which company is meant, for each has a secret of its own. */
export const oaHeaders = { key: 'x-oa-key', time: 'x-oa-time', sign: 'x-oa-sign' } as const;

export const signOa = (secret: string, subject: string, time: string, body: string): string => signPay(secret, `oa ${subject}`, time, body);

type Headers = Readonly<Record<string, unknown>>;

export const checkOaSign = (secret: string, subject: string, headers: Headers, body: string, now?: number): SignFault | undefined =>
  checkPaySign(
    secret,
    `oa ${subject}`,
    { time: String(headers[oaHeaders.time] ?? ''), sign: String(headers[oaHeaders.sign] ?? '') },
    body,
    now,
  );
