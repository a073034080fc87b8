import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha-256.ts';

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_003])('is that of Node over %i bytes', (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, place) => (place * 31) % 251);
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
