import { sm2, sm3, sm4 } from 'sm-crypto-v2';

export type SealedRequest = { readonly key: string; readonly params: string; readonly code: string; readonly mac: string };

const c1c3c2 = 1;
const block = 16;
const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const toHex = (bytes: Uint8Array): string => {
  let hex = '';
  for (const byte of bytes) hex += hexDigits[byte];
  return hex;
};

const fromHex = (hex: string): Uint8Array | undefined => {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
};

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const macOf = (sealed: Uint8Array, key: string): string => sm3(sealed, { key: sm3(`mac${key}`) });

const encrypt = (text: string, key: string): Uint8Array => {
  const iv = randomBytes(block);
  const body = sm4.encrypt(new TextEncoder().encode(text), key, { mode: 'cbc', iv, output: 'array' });
  const sealed = new Uint8Array(block + body.length);
  sealed.set(iv);
  sealed.set(body, block);
  return sealed;
};

const decrypt = (sealed: Uint8Array, key: string): string | undefined => {
  if (sealed.length < 2 * block || sealed.length % block !== 0) return undefined;
  try {
    const plain = sm4.decrypt(sealed.slice(block), key, { mode: 'cbc', iv: sealed.slice(0, block), output: 'array' });
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return undefined;
  }
};

/** Encrypts a text for the server: "04" and SM2 in the order C1C3C2. The library leaves the leading 04 out. */
const encryptForServer = (text: string, publicKeyHex: string): string => `04${sm2.doEncrypt(text, publicKeyHex, c1c3c2)}`;

/** Seals a request body under a key of its own, which only the server can read. */
export const sealRequest = (plainJson: string, publicKeyHex: string): SealedRequest => {
  const key = toHex(randomBytes(block));
  const sealed = encrypt(plainJson, key);
  return { key, params: toHex(sealed), code: encryptForServer(key, publicKeyHex), mac: macOf(sealed, key) };
};

/** The text of an answer to a request sealed under `key`, or undefined when it is not genuine. */
export const openAnswer = (bodyHex: string, sm4codeHex: string, macHex: string, key: string): string | undefined => {
  const sealedKey = fromHex(sm4codeHex);
  const sealed = fromHex(bodyHex);
  const answerKey = sealedKey && decrypt(sealedKey, key);
  if (!sealed || !answerKey || !/^[0-9a-f]{32}$/.test(answerKey)) return undefined;
  return macOf(sealed, answerKey) === macHex.toLowerCase() ? decrypt(sealed, answerKey) : undefined;
};

export const encryptPassword = encryptForServer;

/** Ties the four values of a sign-in together, each as it is sent. */
export const signLogin = (mobile: string, captcha: string, uuid: string, password: string): string =>
  sm3([mobile, captcha, uuid, password].join('|'));
