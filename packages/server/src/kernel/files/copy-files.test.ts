import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { readConfig } from '../config.ts';
import { copyFiles } from './copy-files.ts';
import { diskFiles } from './disk-files.ts';
import { readWhole } from './files.ts';
import { s3Files } from './s3-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-move-'));
let store: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('takes all files to the other place and back, goes on where it broke off, and deletes nothing unless told', async () => {
  const place = readConfig({ DATA_DIR: folder, ...store.settings });
  const [disk, s3] = [diskFiles(place), s3Files(place)];
  const keys = [
    'uploads/ab/abc',
    'uploads/ab/abc.160',
    'uploads/arriving/abc.0',
    'files/feedback/a.png',
    'contracts/cd/cd.pdf',
    'exports/a.zip',
  ];
  for (const [nth, key] of keys.entries()) await disk.put(key, Buffer.alloc(nth * 100_000, nth));
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys/seal.key'), 'stays');
  const bytes = 1_500_000;

  const there = { from: disk, to: s3, place };
  expect(await copyFiles({ ...there, remove: false })).toEqual({ copied: 6, there: 0, removed: 0, bytes, wrong: [] });
  expect([...store.files.keys()].toSorted()).toEqual(keys.map((key) => `one/${key}`).toSorted());
  // As a kill leaves it: one is missing, one has other bytes.
  await s3.remove('exports/a.zip');
  await s3.put('contracts/cd/cd.pdf', Buffer.alloc(400_000, 9));
  expect(await copyFiles({ ...there, remove: false })).toMatchObject({ copied: 2, there: 4, removed: 0, wrong: [] });
  expect(await copyFiles({ ...there, remove: true })).toMatchObject({ copied: 0, there: 6, removed: 6, wrong: [] });
  expect(await disk.stat('exports/a.zip')).toBeUndefined();

  const back = { from: s3, to: disk, place, remove: false };
  store.feel('busy');
  expect(await copyFiles(back)).toMatchObject({ copied: 0, stopped: 'the store of files answers 503' });
  store.feel('well');
  let asked = 0;
  const leaving = { ...s3, read: (key: string) => (store.feel((asked += 1) > 2 ? 'cut' : 'well'), s3.read(key)) };
  expect(await copyFiles({ ...back, from: leaving, to: disk })).toMatchObject({ wrong: [], stopped: 'the store of files does not answer' });
  expect(asked).toBeLessThan(6);
  store.feel('well');
  for (const key of keys) await disk.remove(key);
  expect(await copyFiles(back)).toMatchObject({ copied: 6, bytes, wrong: [] });
  for (const [nth, key] of keys.entries()) expect((await readWhole(disk, key))?.equals(Buffer.alloc(nth * 100_000, nth))).toBe(true);
  expect(store.files.size).toBe(6);
});

it('says which file could not be copied, and keeps it', async () => {
  const place = readConfig({ DATA_DIR: folder, ...store.settings });
  const [disk, s3] = [diskFiles(place), s3Files(place)];
  await s3.remove('exports/a.zip');
  const liar = { ...s3, take: (key: string) => s3.put(key, Buffer.from('other')) };
  const done = await copyFiles({ from: disk, to: liar, place, remove: false });
  expect(done).toMatchObject({ copied: 0, there: 5, removed: 0, wrong: ['exports/a.zip: it does not lie there as it was'] });
  await s3.remove('exports/a.zip');
  // What was erased there in the meantime is not brought back.
  expect(await copyFiles({ from: disk, to: s3, place, remove: true })).toMatchObject({
    copied: 0,
    removed: 5,
    wrong: ['exports/a.zip: it does not lie there with the same bytes, and was left where it is'],
  });
  expect(await s3.stat('exports/a.zip')).toBeUndefined();
  expect((await disk.stat('exports/a.zip'))?.bytes).toBe(500_000);
});
