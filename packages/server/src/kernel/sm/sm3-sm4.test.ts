import { createCipheriv, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hmacSm3, sm3, sm3Hex } from './sm3.ts';
import { nodeSm4, openNativeSm4, openSm4 } from './sm4.ts';
import { stock } from './stock-sm-crypto.ts';

const key16 = fc.uint8Array({ minLength: 16, maxLength: 16 });
/** The block of padding that follows a full one. */
const lastBlock = (key: Buffer, previous: Buffer) => createCipheriv('sm4-cbc', key, previous).final();

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('SM3', () => {
  it('gives the values printed in the standard', () => {
    expect(sm3Hex('abc')).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0');
    expect(sm3('abcd'.repeat(16)).toString('hex')).toBe('debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732');
  });

  it('agrees with the stock library, with a key and without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ minLength: 1, maxLength: 150 }), (data, key) => {
        expect(hex(sm3(data))).toBe(stock.sm3(data));
        expect(hex(hmacSm3(key, data))).toBe(stock.sm3(data, { key }));
        expect(hex(hmacSm3(key, data))).toBe(createHmac('sm3', key).update(data).digest('hex'));
      }),
    );
  });
});

const native = openNativeSm4();
afterAll(() => native.close());

describe.each([
  ['through OpenSSL', native],
  ['through node:crypto', nodeSm4],
])('SM4 %s', (_, sm4) => {
  it('gives the block printed in the standard', () => {
    const block = Buffer.from('0123456789abcdeffedcba9876543210', 'hex');
    const cipher = createCipheriv('sm4-ecb', block, null).update(block).toString('hex');
    expect(cipher).toBe('681edf34d206965e86b3e94f536e4246');
    const sealed = Buffer.concat([Buffer.alloc(16), Buffer.from(cipher, 'hex')]);
    expect(sm4.decrypt(block, Buffer.concat([sealed, lastBlock(block, sealed.subarray(16))]))?.toString('hex')).toBe(block.toString('hex'));
  });

  it('agrees with the stock library and opens what it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), key16, key16, (text, key, iv) => {
        const sealed = sm4.encrypt(key, iv, text);
        expect(sealed.toString('hex', 0, 16)).toBe(hex(iv));
        expect(sealed.toString('hex', 16)).toBe(stock.sm4.encrypt([...Buffer.from(text)], hex(key), { mode: 'cbc', iv: hex(iv) }));
        expect(sm4.decrypt(key, sealed)?.toString()).toBe(text);
      }),
    );
  });

  it('leaves what it is given as it was', () => {
    const key = Buffer.alloc(16, 7);
    const sealed = sm4.encrypt(key, Buffer.alloc(16, 1), '采购单');
    const before = sealed.toString('hex');
    sm4.decrypt(key, sealed);
    expect(sealed.toString('hex')).toBe(before);
  });

  it('opens nothing that is cut, empty or wrongly padded', () => {
    const key = Buffer.alloc(16, 7);
    const sealed = sm4.encrypt(key, Buffer.alloc(16, 1), '采购单');
    const cut = [Buffer.alloc(0), sealed.subarray(0, 16), sealed.subarray(0, -1), Buffer.concat([sealed, Buffer.alloc(5)])];
    for (const bad of cut) expect(sm4.decrypt(key, bad)).toBeUndefined();
    for (const ending of ['00', '11', 'ff', '0202020203', '0102']) {
      const plain = Buffer.from(ending.padStart(32, '41'), 'hex');
      const cipher = createCipheriv('sm4-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
      expect(sm4.decrypt(key, Buffer.concat([Buffer.alloc(16), cipher.update(plain)])), ending).toBeUndefined();
    }
  });

  it('refuses a key or IV of the wrong length instead of reading beyond it', () => {
    expect(() => sm4.encrypt(Buffer.alloc(15), Buffer.alloc(16), '')).toThrow(RangeError);
    expect(() => sm4.encrypt(Buffer.alloc(16), Buffer.alloc(8), '')).toThrow(RangeError);
    expect(() => sm4.decrypt(Buffer.alloc(8), Buffer.alloc(32))).toThrow(RangeError);
  });
});

describe('SM4 as the server opens it', () => {
  it('works', () => {
    const sm4 = openSm4();
    expect(sm4.decrypt(Buffer.alloc(16), sm4.encrypt(Buffer.alloc(16), Buffer.alloc(16), 'x'))?.toString()).toBe('x');
    sm4.close();
  });
});
