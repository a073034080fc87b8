import { isUtf8 } from 'node:buffer';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { openSm2 } from './sm2.ts';
import { readCiphertext } from './sm2-ciphertext.ts';
import type { Sm2Key } from './sm2-key.ts';
import { hmacSm3, sm3 } from './sm3.ts';
import { openSm4 } from './sm4.ts';

/** What a request carries, unchecked: headers `code` and `mac`, body field `params`. */
export type SealedRequest = { readonly code: unknown; readonly mac: unknown; readonly params: unknown };
type OpenedRequest = { readonly key: string; readonly text: string };
export type SealedAnswer = { readonly body: string; readonly sm4code: string; readonly mac: string };

export type WireCrypto = {
  readonly publicKeyHex: string;
  openRequest(request: SealedRequest): Promise<OpenedRequest | undefined>;
  sealAnswer(text: string, key: string): SealedAnswer;
  decryptPassword(ciphertextHex: unknown): Promise<string | undefined>;
  close(): void;
};

const keyLength = 32;
const keyShape = /^[0-9a-f]{32}$/;
const noKey = '0'.repeat(keyLength);
const longestPassword = 512;

/** The curve's base point and nothing: costs a decrypt like any other and never opens. */
const decoy = readCiphertext(
  `0432c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0${'00'.repeat(64)}`,
  keyLength,
) as Buffer;

const isHex = /^[0-9a-f]+$/i;
// "04", the point, the check value and the 32 letters of the key; an HMAC-SM3; an IV and at least one block.
const codeLength = 2 * (1 + 64 + 32 + keyLength);
const macLength = 64;
const leastParams = 64;

/** What anybody can see is no sealed request: a word of the sender, not of our key, so it may be refused sooner than the rest. */
const isShaped = ({ code, mac, params }: SealedRequest): boolean =>
  typeof code === 'string' &&
  typeof mac === 'string' &&
  typeof params === 'string' &&
  code.length === codeLength &&
  mac.length === macLength &&
  params.length >= leastParams &&
  params.length % 32 === 0 &&
  code.startsWith('04') &&
  isHex.test(code) &&
  isHex.test(mac);

const macOf = (key: string, sealed: Uint8Array) => hmacSm3(sm3(`mac${key}`), sealed);

const fromHex = (hex: unknown): Buffer | undefined => {
  if (typeof hex !== 'string') return undefined;
  const bytes = Buffer.from(hex, 'hex');
  return bytes.length * 2 === hex.length ? bytes : undefined;
};

const utf8 = (bytes: Buffer | undefined): string | undefined => (bytes && isUtf8(bytes) ? bytes.toString('utf8') : undefined);

export const createWireCrypto = (key: Sm2Key, warn?: (message: string) => void): WireCrypto => {
  const sm2 = openSm2(key, warn);
  const sm4 = openSm4();

  /** Does the same work for a ciphertext that is none, so that the time taken tells nothing. */
  const decryptSteadily = async (ciphertext: Buffer | undefined): Promise<string | undefined> => {
    const text = utf8(await sm2.decrypt(ciphertext ?? decoy));
    return ciphertext ? text : undefined;
  };

  return {
    publicKeyHex: key.publicKeyHex,

    async openRequest(request) {
      // An SM2 takes half a millisecond of a core; garbage must not get it for nothing.
      if (!isShaped(request)) return undefined;
      const { code, mac, params } = request;
      const sealed = fromHex(params);
      const givenMac = fromHex(mac);
      const oneTimeKey = await decryptSteadily(readCiphertext(code, keyLength));
      const known = oneTimeKey !== undefined && keyShape.test(oneTimeKey);
      const rightMac = macOf(known ? oneTimeKey : noKey, sealed ?? decoy);
      if (givenMac?.length !== rightMac.length || !timingSafeEqual(givenMac, rightMac) || !known || !sealed) return undefined;
      const text = utf8(sm4.decrypt(Buffer.from(oneTimeKey, 'hex'), sealed));
      return text === undefined ? undefined : { key: oneTimeKey, text };
    },

    sealAnswer(text, requestKey) {
      const random = randomBytes(48);
      const answerKey = random.toString('hex', 0, 16);
      const sealed = sm4.encrypt(random.subarray(0, 16), random.subarray(16, 32), text);
      return {
        body: sealed.toString('hex'),
        sm4code: sm4.encrypt(Buffer.from(requestKey, 'hex'), random.subarray(32), answerKey).toString('hex'),
        mac: macOf(answerKey, sealed).toString('hex'),
      };
    },

    decryptPassword: (ciphertextHex) => decryptSteadily(readCiphertext(ciphertextHex, longestPassword)),
    close() {
      sm2.close();
      sm4.close();
    },
  };
};
