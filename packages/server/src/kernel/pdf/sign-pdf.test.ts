import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import { makePdf } from './make-pdf.ts';
import { makePaperKey, paperKeyOf, paperKeyText } from './paper-key.ts';
import { addPlaces, type SealPicture, signPdf } from './sign-pdf.ts';

const key = makePaperKey('能电商城');
const seal: SealPicture = { width: 2, height: 2, rgba: Uint8Array.from({ length: 16 }, (_, at) => (at * 37) % 256) };
const signing = (place: string) => ({
  place,
  signer: '津源电力建设有限公司',
  reason: '签署合同 HT1',
  at: new Date('2026-11-17T01:00:00Z'),
  seal,
});
let base: Buffer;
let once: Buffer;
let twice: Buffer;

beforeAll(async () => {
  const content = [{ text: '购销合同' }, { text: '签署页', pageBreak: 'before' as const }];
  base = addPlaces(await makePdf({ title: '购销合同', foot: 'HT1', content }), [
    { name: 'buyer', rect: [60, 300, 180, 420] },
    { name: 'seller', rect: [320, 300, 440, 420] },
  ]);
  once = signPdf(base, signing('seller'), key);
  twice = signPdf(once, signing('buyer'), key);
});

const holding = { whole: true, valid: true };

it('leaves every byte of what was signed before as it is, so that both signatures hold', () => {
  expect(once.subarray(0, base.length).equals(base)).toBe(true);
  expect(twice.subarray(0, once.length).equals(once)).toBe(true);
  expect(checkPdf(base, key.certificate)).toEqual([]);
  expect(checkPdf(once, key.certificate)).toEqual([holding]);
  expect(checkPdf(twice, key.certificate)).toEqual([{ whole: false, valid: true }, holding]);
});

it('notices one byte that was altered, wherever it is', () => {
  const steps = 97;
  for (let at = 0; at < twice.length; at += steps) {
    const altered = Buffer.from(twice);
    altered[at] = (altered[at] as number) ^ 1;
    const checked = checkPdf(altered, key.certificate);
    expect(checked.length === 2 && checked.every(({ valid }) => valid) && checked.at(-1)?.whole, String(at)).toBe(false);
  }
});

it('notices what is written behind the last signature', () => {
  expect(checkPdf(Buffer.concat([twice, Buffer.from('\n%more')]), key.certificate).at(-1)).toEqual({ whole: false, valid: true });
});

it('knows another key, and a place that is taken', () => {
  expect(checkPdf(twice, makePaperKey('别人').certificate).map(({ valid }) => valid)).toEqual([false, false]);
  expect(() => signPdf(twice, signing('buyer'), key)).toThrow('signed already');
});

it('is kept as text and comes back', () => {
  const again = paperKeyOf(paperKeyText(key));
  expect(checkPdf(signPdf(base, signing('buyer'), again), key.certificate)).toEqual([holding]);
  expect(new X509Certificate(key.certificate).subject).toContain('能电商城');
});

const reader = spawnSync('pdfsig', ['-v']).status === 0;
it.skipIf(!reader)('is read as signed and unchanged by another program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signed-'));
  try {
    const file = join(folder, 'contract.pdf');
    writeFileSync(file, twice);
    const said = spawnSync('pdfsig', [file], { encoding: 'utf8' }).stdout;
    expect(said.match(/Signature is Valid/g)?.length).toBe(2);
    const altered = Buffer.from(twice);
    altered[200] = (altered[200] as number) ^ 1;
    writeFileSync(file, altered);
    expect(spawnSync('pdfsig', [file], { encoding: 'utf8' }).stdout).not.toContain('Signature is Valid');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
