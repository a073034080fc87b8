import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { openHeaders, openSigned, openSkew } from '@mall/contract/open/open.rules.ts';
import { refuse } from '../kernel/refusal.ts';

/** A request of the open interface as it came, before anybody believes it. */
export type SignedRequest = {
  readonly method: string;
  /** The request line's, with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

export type Signed = { readonly key: string; readonly nonce: string; readonly signature: Buffer; readonly text: string };

const patterns = { key: /^MK[0-9A-Z]{20}$/, time: /^\d{9,11}$/, nonce: /^[\w-]{16,64}$/, signature: /^[0-9a-f]{64}$/ } as const;

/** What the headers say; a request that was not signed, or at another time than now, goes no farther. */
export const readSigned = ({ method, url, headers, body }: SignedRequest, now = Date.now()): Signed => {
  const read = (name: keyof typeof patterns): string => {
    const value = headers[openHeaders[name]];
    if (typeof value !== 'string' || !patterns[name].test(value)) throw refuse('open.unsigned');
    return value;
  };
  const { key, time, nonce, signature } = { key: read('key'), time: read('time'), nonce: read('nonce'), signature: read('signature') };
  if (Math.abs(now / 1000 - Number(time)) > openSkew) throw refuse('open.skewed');
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const given = headers[openHeaders.idempotency];
  const text = openSigned({
    method,
    path,
    query,
    bodyHash: createHash('sha256').update(body).digest('hex'),
    time,
    nonce,
    idempotencyKey: typeof given === 'string' ? given : '',
  });
  return { key, nonce, signature: Buffer.from(signature, 'hex'), text };
};

export const isSignedWith = (secret: string, { signature, text }: Signed): boolean =>
  timingSafeEqual(createHmac('sha256', secret).update(text).digest(), signature);
