import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

export type Sm2Key = {
  /** PKCS#8, for OpenSSL. */
  readonly der: Buffer;
  /** 64 hex characters, for the library that stands in when OpenSSL cannot be reached. */
  readonly privateKeyHex: string;
  /** 130 hex characters beginning with 04, as pages and GET /auth/publicKey give it. */
  readonly publicKeyHex: string;
};

/** PKCS#8 of an EC key on the SM2 curve; the secret number follows. Node names no curve for an SM2 key that it has loaded. */
const shape = /^30(?:81)?..020100301306072a8648ce3d020106082a811ccf5501822d04..30..0201010420([0-9a-f]{64})/;

const describeKey = (key: KeyObject): Sm2Key => {
  const der = key.export({ format: 'der', type: 'pkcs8' });
  const privateKeyHex = shape.exec(der.toString('hex'))?.[1];
  if (!privateKeyHex) throw new Error('what should be a key of the wire is no SM2 private key');
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return { der, privateKeyHex, publicKeyHex: spki.toString('hex', spki.length - 65) };
};

export const readSm2Key = (pem: string): Sm2Key => describeKey(createPrivateKey(pem));

export const makeSm2Pem = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'SM2' }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
