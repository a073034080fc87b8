import { type Pointer, reachOpenssl } from './openssl.ts';
import { derOverhead, shortestCiphertext, writeDer } from './sm2-ciphertext.ts';
import type { Sm2Key } from './sm2-key.ts';

export type Sm2Decryptor = {
  /** The bytes, or undefined whatever the reason. Takes what `readCiphertext` let through. */
  decrypt(ciphertext: Buffer): Promise<Buffer | undefined>;
  close(): void;
};

/** A context works for one decrypt at a time, with the memory that OpenSSL reads and writes meanwhile on its thread. */
type Desk = { readonly context: Pointer; readonly der: Buffer; readonly plain: Buffer; readonly plainLength: BigUint64Array };

const longestCiphertext = 4096;
const fits = (ciphertext: Buffer) => ciphertext.length >= shortestCiphertext && ciphertext.length <= longestCiphertext;
/** koffi refuses beyond 256 calls waiting; more desks than threads only queue. */
const mostDesks = 32;

/** Decrypts on koffi's threads with the OpenSSL inside the node binary, as Node itself offers no SM2 decryption. */
export const openNativeSm2 = (key: Sm2Key): Sm2Decryptor => {
  const openssl = reachOpenssl();
  const bio = openssl.memoryBio(key.der, key.der.length);
  const privateKey: Pointer = openssl.readKey(bio, null);
  openssl.freeBio(bio);
  if (!privateKey) throw new Error('OpenSSL does not read the SM2 key');

  const idle: Desk[] = [];
  const waiting: ((desk: Desk) => void)[] = [];
  let desks = 0;
  let closed = false;

  const makeDesk = (): Desk => {
    const context: Pointer = openssl.makeKeyContext(privateKey, null);
    if (!context || openssl.startKeyDecrypt(context) !== 1) {
      openssl.freeKeyContext(context);
      openssl.clearErrors();
      throw new Error('OpenSSL does not decrypt SM2');
    }
    desks += 1;
    return {
      context,
      der: Buffer.alloc(longestCiphertext + derOverhead),
      plain: Buffer.alloc(longestCiphertext),
      plainLength: new BigUint64Array(1),
    };
  };

  const giveBack = (desk: Desk) => {
    const next = waiting.shift();
    if (next) next(desk);
    else if (closed) openssl.freeKeyContext(desk.context);
    else idle.push(desk);
  };

  const takeDesk = (): Desk | Promise<Desk> =>
    idle.pop() ?? (desks < mostDesks ? makeDesk() : new Promise((resolve) => waiting.push(resolve)));

  const work = (desk: Desk, ciphertext: Buffer) =>
    new Promise<Buffer | undefined>((resolve, reject) => {
      desk.plainLength[0] = BigInt(desk.plain.length);
      const length = writeDer(ciphertext, desk.der);
      openssl.keyDecrypt.async(desk.context, desk.plain, desk.plainLength, desk.der, length, (error: unknown, result: number) => {
        const plain = result === 1 ? Buffer.from(desk.plain.subarray(0, Number(desk.plainLength[0]))) : undefined;
        giveBack(desk);
        if (error) reject(error as Error);
        else resolve(plain);
      });
    });

  idle.push(makeDesk()); // at once, so that a machine without SM2 is known at start-up
  return {
    async decrypt(ciphertext) {
      if (closed || !fits(ciphertext)) return undefined;
      return work(await takeDesk(), ciphertext);
    },
    close() {
      if (closed) return;
      closed = true;
      for (const desk of idle.splice(0)) openssl.freeKeyContext(desk.context);
      openssl.freeKey(privateKey); // contexts still at work hold it themselves
    },
  };
};

/** The JavaScript library: the same answers at a thirtieth of the speed, on the event loop. */
export const openLibrarySm2 = (key: Sm2Key): Sm2Decryptor => ({
  async decrypt(ciphertext) {
    if (!fits(ciphertext)) return undefined;
    const { decryptSm2 } = await import('@mall/contract/wire/sm2-library.ts');
    const plain = decryptSm2(ciphertext.toString('hex', 1), key.privateKeyHex);
    return plain && Buffer.from(plain);
  },
  close() {},
});

export const openSm2 = (key: Sm2Key, warn: (message: string) => void = () => {}): Sm2Decryptor => {
  try {
    return openNativeSm2(key);
  } catch (error) {
    warn(`SM2 runs in JavaScript, about 30 times slower: ${(error as Error).message}`);
    return openLibrarySm2(key);
  }
};
