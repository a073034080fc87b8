import { expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';

const read = (text: string) => {
  const svg = Buffer.from(drawQr(text).split(',')[1] as string, 'base64').toString();
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  return { size, isDark: (x: number, y: number) => dark.has(`${x},${y}`), cells: [...dark].map((cell) => cell.split(',').map(Number)) };
};

const address = 'http://127.0.0.1:3000/sandbox/pay/wechat/1';

it('has a quiet zone of four modules, without which a telephone does not find it', () => {
  const { size, cells } = read(address);
  expect(size).toBe(37);
  expect(Math.min(...cells.flat())).toBe(4);
  expect(Math.max(...cells.flat())).toBe(size - 5);
});

it('has the three squares by which a scanner tells where it is', () => {
  const { size, isDark } = read(address);
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    const line = Array.from({ length: 7 }, (_, step) => (isDark(left + step, top + 3) ? 1 : 0)).join('');
    expect(line).toBe('1011101');
  }
});

/** Format words by level and mask, as the standard prints them: M, then Q and H, which mend even more. */
const formats = [
  0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0, 0x355f, 0x3068, 0x3f31, 0x3a06, 0x24b4, 0x2183, 0x2eda, 0x2bed, 0x1689,
  0x13be, 0x1ce7, 0x19d0, 0x0762, 0x0255, 0x0d0c, 0x083b,
];

it.each([1, 14, 42, 106, 213, 400])('can be read with a scratch: at least 15 per cent are mended, %i letters', (length) => {
  const { size, isDark } = read(address.padEnd(length, 'x').slice(0, length));
  const at = (x: number, y: number) => (isDark(x + 4, y + 4) ? 1 : 0);
  const inside = size - 8;
  const bits = Array.from({ length: 15 }, (_, bit) => (bit < 8 ? at(inside - 1 - bit, 8) : at(8, inside - 15 + bit)));
  expect(formats).toContain(bits.reduceRight<number>((word, bit) => word * 2 + bit, 0));
});
