import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSm2Pem, readSm2Key } from './sm2-key.ts';

it('is made, and read again as what it was', () => {
  const pem = makeSm2Pem();
  const made = readSm2Key(pem);
  expect(made.publicKeyHex).toMatch(/^04[0-9a-f]{128}$/);
  expect(made.privateKeyHex).toMatch(/^[0-9a-f]{64}$/);
  expect(readSm2Key(pem)).toEqual(made);
});

it('is nothing else that looks like a key', () => {
  expect(() => readSm2Key('no key')).toThrow();
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  expect(() => readSm2Key(other)).toThrow('no SM2');
});
