import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;
/** A public key of X25519 as DER (SPKI): always so long. */
const publicBytes = 44;

const spki = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** A lock that everybody may close and only the private half opens. */
export type Lock = { readonly publicKey: Buffer; readonly privateKey: Buffer };

export const makeLock = (): Lock => {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return { publicKey: spki(publicKey), privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }) };
};

const keyBetween = (privateKey: KeyObject, publicKey: KeyObject, sender: Buffer, lock: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), Buffer.concat([sender, lock]), 'lock-box', 32));

/** Puts a text behind the lock. `bound` is where it belongs: moved elsewhere it does not open. */
export const sealTo = (lock: Buffer, text: string, bound: string): Buffer => {
  const own = generateKeyPairSync('x25519');
  const sender = spki(own.publicKey);
  const key = keyBetween(own.privateKey, createPublicKey({ key: lock, format: 'der', type: 'spki' }), sender, lock);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  return Buffer.concat([sender, iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** Throws when it was sealed to another lock, belongs elsewhere, or was changed. */
export const openWith = ({ publicKey, privateKey }: Lock, sealed: Buffer, bound: string): string => {
  const sender = sealed.subarray(0, publicBytes);
  const key = keyBetween(
    createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }),
    createPublicKey({ key: sender, format: 'der', type: 'spki' }),
    sender,
    publicKey,
  );
  const iv = sealed.subarray(publicBytes, publicBytes + ivBytes);
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(bound));
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(publicBytes + ivBytes, -tagBytes)), cipher.final()]).toString('utf8');
};
