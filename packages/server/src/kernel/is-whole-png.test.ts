import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWholePng } from './is-whole-png.ts';

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const png = (width: number, height: number, lines = height): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const drawn = chunk('IDAT', deflateSync(Buffer.alloc(lines * (1 + width * 4))));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), drawn, chunk('IEND', Buffer.alloc(0))]);
};

test('takes a picture that can be drawn', async () => {
  expect(await Promise.all([png(1, 1), png(16, 9), png(2048, 2)].map(isWholePng))).toEqual([true, true, true]);
});

test('takes neither a head without a picture, nor one of giants, nor what was cut off, changed or added to', async () => {
  const whole = png(16, 9);
  const head = whole.subarray(0, 33);
  const changed = Buffer.from(whole);
  changed[20] = 7;
  const bad = [
    head,
    png(65_535, 65_535, 0),
    png(2049, 1),
    png(0, 1),
    png(16, 9, 0),
    whole.subarray(0, -4),
    changed,
    Buffer.concat([whole, head]),
  ];
  expect(await Promise.all(bad.map(isWholePng))).toEqual(bad.map(() => false));
});
