import { createCipheriv, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSm3, sm3, sm3Hex } from './sm3.ts';
import { decryptSm4, encryptSm4 } from './sm4.ts';
import { stock } from './stock-sm-crypto.ts';

const key16 = fc.uint8Array({ minLength: 16, maxLength: 16 });
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

describe('SM4', () => {
  it('gives the block printed in the standard', () => {
    const block = Buffer.from('0123456789abcdeffedcba9876543210', 'hex');
    const sealed = encryptSm4(block, Buffer.alloc(16), block);
    expect(sealed.toString('hex', 16, 32)).toBe('681edf34d206965e86b3e94f536e4246');
    expect(createCipheriv('sm4-ecb', block, null).update(block).toString('hex')).toBe('681edf34d206965e86b3e94f536e4246');
  });

  it('agrees with the stock library and opens what it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), key16, key16, (text, key, iv) => {
        const sealed = encryptSm4(key, iv, text);
        expect(sealed.toString('hex', 16)).toBe(stock.sm4.encrypt([...Buffer.from(text)], hex(key), { mode: 'cbc', iv: hex(iv) }));
        expect(decryptSm4(key, sealed)?.toString()).toBe(text);
      }),
    );
  });

  it('opens nothing that is cut, empty or wrongly padded', () => {
    const key = Buffer.alloc(16, 7);
    const sealed = encryptSm4(key, Buffer.alloc(16, 1), '采购单');
    for (const bad of [
      Buffer.alloc(0),
      sealed.subarray(0, 16),
      sealed.subarray(0, -1),
      Buffer.concat([sealed, Buffer.alloc(5)]),
      Buffer.alloc(32),
    ])
      expect(decryptSm4(key, bad)).toBeUndefined();
  });
});
