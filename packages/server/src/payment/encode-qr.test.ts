import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';
import { dataCells, eccOf, encodeQr, frameOf } from './encode-qr.ts';

const layouts: Record<number, { blocks: number[]; ecc: number }> = {
  1: { blocks: [16], ecc: 10 },
  2: { blocks: [28], ecc: 16 },
  3: { blocks: [44], ecc: 26 },
  4: { blocks: [32, 32], ecc: 18 },
  5: { blocks: [43, 43], ecc: 24 },
  6: { blocks: [27, 27, 27, 27], ecc: 16 },
  7: { blocks: [31, 31, 31, 31], ecc: 18 },
  8: { blocks: [38, 38, 39, 39], ecc: 22 },
  9: { blocks: [36, 36, 36, 37, 37], ecc: 22 },
  10: { blocks: [43, 43, 43, 43, 44], ecc: 26 },
};
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Format words of level M by mask, as the standard prints them. */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];

/** Reads a code as a scanner does: format, mask, blocks, error check, bytes. */
const decode = (code: boolean[][]): string => {
  const size = code.length;
  const at = (x: number, y: number) => (code[y]?.[x] ? 1 : 0);
  let format = 0;
  for (let bit = 14; bit >= 0; bit -= 1) format = format * 2 + (bit < 8 ? at(size - 1 - bit, 8) : at(8, size - 15 + bit));
  const mask = formats.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  const number = (size - 17) / 4;
  const bits = dataCells(frameOf(number, mask)).map(([x, y]) => at(x, y) ^ (masks[mask]?.(x, y) ? 1 : 0));
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  const { blocks, ecc } = layouts[number] as { blocks: number[]; ecc: number };
  const data: number[][] = blocks.map(() => []);
  const check: number[][] = blocks.map(() => []);
  let from = 0;
  for (let row = 0; row < Math.max(...blocks); row += 1)
    blocks.forEach((length, block) => {
      if (row < length) data[block]?.push(words[from++] as number);
    });
  for (let row = 0; row < ecc; row += 1) blocks.forEach((_, block) => check[block]?.push(words[from++] as number));
  data.forEach((block, index) => expect(eccOf(block, ecc)).toEqual(check[index]));
  const stream = data.flat().flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  const read = (start: number, width: number) => stream.slice(start, start + width).reduce((value, bit) => value * 2 + bit, 0);
  expect(read(0, 4)).toBe(4);
  const width = number < 10 ? 8 : 16;
  const bytes = Uint8Array.from({ length: read(4, width) }, (_, index) => read(4 + width + index * 8, 8));
  return new TextDecoder().decode(bytes);
};

it('agrees with the standard’s own example of error correction', () => {
  // ISO/IEC 18004, annex I: version 1-M, "01234567".
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(eccOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

it('writes what can be read again, whatever it says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
      (text) => {
        expect(decode(encodeQr(text))).toBe(text);
      },
    ),
    { numRuns: 60 },
  );
  for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
    const text = 'http://a.cn/'.padEnd(length, 'x').slice(0, length);
    expect(decode(encodeQr(text))).toBe(text);
  }
  expect(() => encodeQr('x'.repeat(214))).toThrow('too long');
});

it('is drawn with a quiet zone', () => {
  const svg = Buffer.from(drawQr('http://127.0.0.1:3000/sandbox/pay/wechat/1').split(',')[1] as string, 'base64').toString();
  expect(svg).toContain('viewBox="0 0 37 37"');
  expect(svg).toContain('M4 4h1v1h-1z');
});
