import { createHash, hash } from 'node:crypto';

const block = 64;
const inner = new Uint8Array(256).map((_, byte) => byte ^ 0x36);
const outer = new Uint8Array(256).map((_, byte) => byte ^ 0x5c);

export const sm3 = (data: string | Uint8Array): Buffer => hash('sm3', data, 'buffer');

export const sm3Hex = (data: string | Uint8Array): string => hash('sm3', data, 'hex');

const padded = (key: Uint8Array, mask: Uint8Array): Buffer => {
  const pad = Buffer.alloc(block, mask[0]);
  for (let at = 0; at < key.length; at += 1) pad[at] = mask[key[at] as number] as number;
  return pad;
};

/** HMAC-SM3. Built on the hash because `createHmac` looks its algorithm up anew each time, which costs three times the work itself. */
export const hmacSm3 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const short = key.length > block ? sm3(key) : key;
  const first = createHash('sm3').update(padded(short, inner)).update(data).digest();
  return createHash('sm3').update(padded(short, outer)).update(first).digest();
};
