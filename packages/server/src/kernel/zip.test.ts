import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { writeZip } from './zip.ts';

const path = join(mkdtempSync(join(tmpdir(), 'zip-')), 'a.zip');
async function* pieces(...all: string[]) {
  yield* all;
}

async function* many() {
  for (let at = 0; at < 20_000; at += 1) yield `第 ${at} 行\n`;
}
async function* broken() {
  yield 'a';
  throw new Error('away');
}

it('holds its parts as they were, one of many pieces and an empty one too', async () => {
  await writeZip(path, [
    { name: '一.json', text: pieces('[', '1]') },
    { name: 'empty.csv', text: pieces() },
    { name: 'many.txt', text: many() },
  ]);
  const files = unzip(readFileSync(path));
  expect([...files.keys()]).toEqual(['一.json', 'empty.csv', 'many.txt']);
  expect([files.get('一.json'), files.get('empty.csv')]).toEqual(['[1]', '']);
  expect(files.get('many.txt')?.split('\n')).toHaveLength(20_001);
});

it('fails when a part cannot be read', async () => {
  await expect(writeZip(path, [{ name: 'a', text: broken() }])).rejects.toThrow('away');
});
