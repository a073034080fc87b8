import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;
/** So much longer is what is sealed. */
export const sealedMore = ivBytes + tagBytes;

/** Keeps secrets that must be read again from whoever has the database alone. */
export type Sealer = {
  seal(text: string): Buffer;
  /** Throws when it was sealed under another key, or changed. */
  open(sealed: Buffer): string;
  /** `bound` is where they belong: moved elsewhere they do not open. */
  sealBytes(bytes: Buffer, bound: string): Buffer;
  openBytes(sealed: Buffer, bound: string): Buffer;
  /** Of something short: without the key it cannot be searched. */
  mark(text: string): Buffer;
  /** One for a single thing, with keys of its own: neither opens what the other sealed. */
  apart(thing: string): Sealer;
};

export const createSealer = (key: string): Sealer => {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derive('seal');
  const sealBytes = (bytes: Buffer, bound: string): Buffer => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(bound));
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const openBytes = (sealed: Buffer, bound: string): Buffer => {
    const cipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([cipher.update(sealed.subarray(ivBytes, -tagBytes)), cipher.final()]);
  };
  return {
    seal: (text) => sealBytes(Buffer.from(text), ''),
    open: (sealed) => openBytes(sealed, '').toString('utf8'),
    sealBytes,
    openBytes,
    mark: (text) => createHmac('sha256', derive('mark')).update(text).digest(),
    apart: (thing) => createSealer(derive(`apart/${thing}`).toString('hex')),
  };
};
