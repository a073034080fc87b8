import { createPrivateKey } from 'node:crypto';
import { encryptPassword } from '@mall/contract/wire/sm-browser.ts';
import { decryptSm2 } from '@mall/contract/wire/sm2-library.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrarySm2, openNativeSm2, openSm2 } from './sm2.ts';
import { readCiphertext, writeDer } from './sm2-ciphertext.ts';
import { makeSm2Pem, readSm2Key, type Sm2Key } from './sm2-key.ts';
import { stock } from './stock-sm-crypto.ts';

const key = readSm2Key(makeSm2Pem());
const native = openNativeSm2(key);
const library = openLibrarySm2(key);
afterAll(() => native.close());

const open = async (decryptor: typeof native, hex: unknown) => {
  const ciphertext = readCiphertext(hex, 1024);
  return ciphertext && decryptor.decrypt(ciphertext);
};
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });

/** A key whose secret number is known, as the standard prints it. */
const keyOfScalar = (scalarHex: string): Sm2Key => {
  const der = Buffer.from(`30310201010420${scalarHex}a00a06082a811ccf5501822d`, 'hex');
  return readSm2Key(createPrivateKey({ key: der, format: 'der', type: 'sec1' }).export({ format: 'pem', type: 'pkcs8' }) as string);
};

const field = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const curveB = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;
const hex64 = (value: bigint) => value.toString(16).padStart(64, '0');

const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n;
  const half = power((base * base) % field, exponent >> 1n);
  return exponent & 1n ? (half * base) % field : half;
};

const pointOnly = (first: bigint, second: bigint) => `04${hex64(first)}${hex64(second)}${'00'.repeat(64)}`;

/** Only so small an x leaves room to add the field and stay within 32 bytes. */
const pointWithSmallX = (): { x: bigint; y: bigint } => {
  for (let x = 1n; ; x += 1n) {
    const square = (x * x * x + (field - 3n) * x + curveB) % field;
    const y = power(square, (field + 1n) >> 2n);
    if ((y * y) % field === square) return { x, y };
  }
};

describe('SM2 decryption', () => {
  it('opens the example printed in the standard', async () => {
    const printed = keyOfScalar('3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8');
    expect(printed.publicKeyHex).toBe(
      '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
    );
    const ciphertext = [
      '04',
      '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73',
      'e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0',
      '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766',
      '21886ca989ca9c7d58087307ca93092d651efa',
    ].join('');
    const decryptor = openNativeSm2(printed);
    expect((await open(decryptor, ciphertext))?.toString()).toBe('encryption standard');
    expect((await open(openLibrarySm2(printed), ciphertext))?.toString()).toBe('encryption standard');
    decryptor.close();
  });

  it('opens what either stock library seals', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (plain) => {
        const sealed = `04${stock.sm2.doEncrypt([...Buffer.from(plain)], key.publicKeyHex, 1)}`;
        const otherSealed = encryptPassword(plain, key.publicKeyHex);
        expect((await open(native, sealed))?.toString()).toBe(plain);
        expect((await open(native, otherSealed))?.toString()).toBe(plain);
        expect((await open(library, sealed.toUpperCase()))?.toString()).toBe(plain);
      }),
      { numRuns: 10 },
    );
  });

  it('stands by the stock library on texts of every length up to a kilobyte', async () => {
    for (const length of [1, 31, 32, 33, 90, 127, 128, 255, 256, 300, 1024]) {
      const plain = 'x'.repeat(length);
      const sealed = encryptPassword(plain, key.publicKeyHex);
      expect((await open(native, sealed))?.toString()).toBe(plain);
      expect(decryptSm2(sealed.slice(2), key.privateKeyHex)).toHaveLength(length);
    }
  });

  it('answers many at once, each with its own text', async () => {
    const sealed = Array.from({ length: 40 }, (_, at) => encryptPassword(`key ${at}`, key.publicKeyHex));
    const opened = await Promise.all(Array.from({ length: 400 }, (_, at) => open(native, sealed[at % 40])));
    expect(opened.map(String)).toEqual(Array.from({ length: 400 }, (_, at) => `key ${at % 40}`));
  });

  it('refuses a point off the curve and every changed byte', async () => {
    const sealed = encryptPassword('0123456789abcdef', key.publicKeyHex);
    const bytes = Buffer.from(sealed, 'hex');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      if (at < 65) expect(readCiphertext(changed.toString('hex'), 1024)).toBeUndefined();
      else expect(await open(native, changed.toString('hex'))).toBeUndefined();
    }
    expect(readCiphertext(`04${'00'.repeat(64)}${sealed.slice(130)}`, 1024)).toBeUndefined();
  });

  it('refuses a point on the curve that is written with numbers beyond the field', () => {
    const { x, y } = pointWithSmallX();
    expect(readCiphertext(pointOnly(x, y), 32)).toBeDefined();
    expect(readCiphertext(pointOnly(x + field, y), 32)).toBeUndefined();
  });

  it('survives ten thousand pieces of garbage', async () => {
    const almost = encryptPassword('0123456789abcdef0123456789abcdef', key.publicKeyHex);
    const garbage = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => `04${Buffer.from(bytes).toString('hex')}`),
      fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => almost.slice(0, 130) + Buffer.from(bytes).toString('hex')),
      fc.nat(almost.length).map((length) => almost.slice(0, length)),
      fc.anything(),
    );
    for (const piece of fc.sample(garbage, 10_000)) if (piece !== almost) expect(await open(native, piece)).toBeUndefined();
  }, 60_000);

  it('hands OpenSSL itself broken structures without harm', async () => {
    for (const length of [0, 1, 64, 65, 96, 97, 98, 4096, 5000]) expect(await native.decrypt(Buffer.alloc(length))).toBeUndefined();
    expect(await native.decrypt(Buffer.alloc(129, 0xff))).toBeUndefined();
  });

  it('writes numbers with leading zeros and high bits as ASN.1 asks', () => {
    const ciphertext = Buffer.concat([
      Buffer.from([4, 0, 0, 0x7f]),
      Buffer.alloc(29, 1),
      Buffer.from([0x80]),
      Buffer.alloc(31, 2),
      Buffer.alloc(32, 3),
      Buffer.alloc(200, 4),
    ]);
    const der = Buffer.alloc(400);
    const length = writeDer(ciphertext, der);
    const inside = `021e7f${'01'.repeat(29)}02210080${'02'.repeat(31)}0420${'03'.repeat(32)}0481c8${'04'.repeat(200)}`;
    expect(der.toString('hex', 0, length)).toBe(`3082${(inside.length / 2).toString(16).padStart(4, '0')}${inside}`);
  });

  it('says nothing when OpenSSL is there and opens nothing once closed', async () => {
    const warnings: string[] = [];
    const decryptor = openSm2(key, (message) => warnings.push(message));
    const ciphertext = readCiphertext(encryptPassword('x', key.publicKeyHex), 1) as Buffer;
    const running = decryptor.decrypt(ciphertext);
    decryptor.close();
    decryptor.close();
    expect((await running)?.toString()).toBe('x');
    expect(await decryptor.decrypt(ciphertext)).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('falls back to the library, with a warning, when OpenSSL cannot take the key', async () => {
    const warnings: string[] = [];
    const decryptor = openSm2({ ...key, der: Buffer.from('no key') }, (message) => warnings.push(message));
    expect((await open(decryptor, encryptPassword('采购', key.publicKeyHex)))?.toString()).toBe('采购');
    expect(warnings).toHaveLength(1);
  });
});
