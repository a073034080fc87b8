import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'sm4-cbc';
export const sm4Block = 16;

/** SM4-CBC with PKCS#7; the answer is IV and ciphertext in one piece. */
export const encryptSm4 = (key: Uint8Array, iv: Uint8Array, plain: string | Uint8Array): Buffer => {
  const cipher = createCipheriv(algorithm, key, iv);
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  return Buffer.concat([iv, body, cipher.final()]);
};

/** The bytes back from IV and ciphertext, or undefined when it cannot be. */
export const decryptSm4 = (key: Uint8Array, sealed: Uint8Array): Buffer | undefined => {
  if (sealed.length < 2 * sm4Block || sealed.length % sm4Block !== 0) return undefined;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, sm4Block));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(sm4Block)), decipher.final()]);
  } catch {
    return undefined;
  }
};
