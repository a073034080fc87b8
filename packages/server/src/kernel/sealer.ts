import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Keeps secrets that must be read again from whoever has the database alone. */
export type Sealer = {
  seal(text: string): Buffer;
  /** Throws when it was sealed under another key, or changed. */
  open(sealed: Buffer): string;
  /** Of something short: without the key it cannot be searched. */
  mark(text: string): Buffer;
};

export const createSealer = (key: string): Sealer => {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derive('seal');
  const marking = derive('mark');
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      const cipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
      cipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([cipher.update(sealed.subarray(ivBytes, -tagBytes)), cipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest(),
  };
};
