import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
  if (!privateKeyHex) throw new Error('the key file holds no SM2 private key');
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return { der, privateKeyHex, publicKeyHex: spki.toString('hex', spki.length - 65) };
};

export const readSm2Key = (pem: string): Sm2Key => describeKey(createPrivateKey(pem));

export const makeSm2Pem = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'SM2' }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;

/** Loads the key, or makes it the first time. Of two servers starting together one makes it and both read that one. */
export const loadSm2Key = (path: string): Sm2Key => {
  try {
    return readSm2Key(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, makeSm2Pem(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path); // appears whole or not at all, and never over a key that is there
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readSm2Key(readFileSync(path, 'utf8'));
};
