import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type Pointer, reachOpenssl } from './openssl.ts';

/** SM4-CBC with PKCS#7; sealed is IV and ciphertext in one piece. */
export type Sm4 = {
  encrypt(key: Uint8Array, iv: Uint8Array, plain: string): Buffer;
  /** The bytes back, or undefined when it cannot be. */
  decrypt(key: Uint8Array, sealed: Uint8Array): Buffer | undefined;
  close(): void;
};

const block = 16;

const requireBlock = (bytes: Uint8Array): void => {
  if (bytes.length !== block) throw new RangeError('SM4 takes a key and an IV of 16 bytes');
};

const fits = (sealed: Uint8Array): boolean => sealed.length >= 2 * block && sealed.length % block === 0;

/** IV and ciphertext of a text, with Node's own cipher. */
export const encryptSm4 = (key: Uint8Array, iv: Uint8Array, plain: string): Buffer => {
  requireBlock(key);
  requireBlock(iv);
  const cipher = createCipheriv('sm4-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]);
};

export const nodeSm4: Sm4 = {
  encrypt: encryptSm4,
  decrypt(key, sealed) {
    requireBlock(key);
    if (!fits(sealed)) return undefined;
    const decipher = createDecipheriv('sm4-cbc', key, sealed.subarray(0, block));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(block)), decipher.final()]);
    } catch {
      return undefined;
    }
  },
  close() {},
};

const withoutPadding = (plain: Buffer): Buffer | undefined => {
  const count = plain[plain.length - 1] as number;
  if (count < 1 || count > block) return undefined;
  for (let at = plain.length - count; at < plain.length; at += 1) if (plain[at] !== count) return undefined;
  return plain.subarray(0, plain.length - count);
};

/** One OpenSSL context for all: `createCipheriv` makes its own each time, which costs ten times the work on a short text. */
export const openNativeSm4 = (): Sm4 => {
  const openssl = reachOpenssl();
  const cipher: Pointer = openssl.fetchCipher(null, 'SM4-CBC', null);
  if (!cipher) {
    openssl.clearErrors();
    throw new Error('OpenSSL has no SM4');
  }
  const context: Pointer = openssl.makeCipherContext();
  const written = new Int32Array(1);
  let closed = false;

  const run = (key: Uint8Array, iv: Uint8Array, from: Uint8Array, into: Uint8Array, encrypt: 0 | 1): void => {
    requireBlock(key);
    requireBlock(iv);
    const done =
      !closed &&
      openssl.startCipher(context, cipher, key, iv, encrypt, null) === 1 &&
      openssl.setPadding(context, 0) === 1 &&
      openssl.cipher(context, into, written, from, from.length) === 1;
    if (!done || written[0] !== from.length) throw new Error('SM4 failed');
  };

  return {
    encrypt(key, iv, plain) {
      const length = Buffer.byteLength(plain);
      const padding = block - (length % block);
      const sealed = Buffer.allocUnsafe(block + length + padding);
      sealed.set(iv);
      sealed.write(plain, block);
      sealed.fill(padding, block + length);
      const body = sealed.subarray(block);
      run(key, iv, body, body, 1);
      return sealed;
    },
    decrypt(key, sealed) {
      requireBlock(key);
      if (!fits(sealed)) return undefined;
      const plain = Buffer.allocUnsafe(sealed.length - block);
      run(key, sealed.subarray(0, block), sealed.subarray(block), plain, 0);
      return withoutPadding(plain);
    },
    close() {
      if (closed) return;
      closed = true;
      openssl.freeCipherContext(context);
      openssl.freeCipher(cipher);
    },
  };
};

export const openSm4 = (): Sm4 => {
  try {
    return openNativeSm4();
  } catch {
    return nodeSm4;
  }
};
