import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carelessSettings, dataFolder } from '../../testing/test-replica.ts';
import { clusterOf, type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { databaseUser, fallbackFolder, ownFolder } from './run-as.ts';
import { writeBackup } from './write-backup.ts';

const home = dataFolder();
const at = (name: string) => join(home, name);
const [dataDir, whole] = [at('mall'), at('whole')];
let postgres: EmbeddedPostgres;

const backup = (to: string) => writeBackup({ dataDir, ownerUrl: postgres.ownerUrl }, to, () => {});
const restore = (from: string, dataDirOfNew: string, unlisted = false) =>
  restoreBackup({
    from,
    dataDir: dataDirOfNew,
    archive: undefined,
    until: undefined,
    files: undefined,
    unlisted,
    settings: carelessSettings,
  });

/** The whole one, changed after it was made. */
const changed = (name: string, change: (folder: string) => void): string => {
  cpSync(whole, at(name), { recursive: true });
  change(at(name));
  return at(name);
};

beforeAll(async () => {
  ownFolder(dataDir, databaseUser(), 0o755);
  postgres = await startPostgres({ dataDir, settings: carelessSettings });
  for (const [folder, file] of [
    ['uploads/ab', 'first'],
    ['contracts', 'signed.pdf'],
    ['keys', 'seal.key'],
  ] as const) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, file), file);
  }
  await backup(whole);
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

it('has its name only when it is whole, and begins anew what broke off', async () => {
  const [loop, monday] = [join(dataDir, 'uploads/loop'), at('monday')];
  symlinkSync('loop', loop);
  await expect(backup(monday)).rejects.toThrow(/ELOOP/);
  expect([existsSync(monday), existsSync(`${monday}.part`)]).toEqual([false, true]);
  await expect(restore(`${monday}.part`, at('of-part'))).rejects.toThrow(/backup\.json.*broke off.*--unlisted/);
  expect(existsSync(at('of-part'))).toBe(false);

  writeFileSync(join(`${monday}.part`, 'data/of-then'), '');
  rmSync(loop);
  await backup(monday);
  expect([existsSync(`${monday}.part`), existsSync(join(monday, 'data/of-then'))]).toEqual([false, false]);
  const { format, moment, folders } = JSON.parse(readFileSync(join(monday, 'backup.json'), 'utf8'));
  expect({ format, folders }).toMatchObject({
    format: 2,
    folders: { 'data/uploads': { files: 1, bytes: 5 }, 'data/keys': { files: 1, bytes: 8 } },
  });
  expect(new Date(moment).toISOString()).toBe(moment);
  await restore(monday, at('of-monday'));
}, 60_000);

it('never removes a mall for its own unfinished folder', async () => {
  symlinkSync(dataDir, at('tuesday.part'));
  await expect(backup(at('tuesday'))).rejects.toThrow(/tuesday\.part/);
  expect(existsSync(join(dataDir, 'keys/seal.key'))).toBe(true);
});

it.each([
  [
    'a file less',
    'data/contracts has 0 files of 0 bytes, and should have 1 of 10',
    (folder: string) => rmSync(join(folder, 'data/contracts/signed.pdf')),
  ],
  ['a folder less', 'data/uploads has 0 files', (folder: string) => rmSync(join(folder, 'data/uploads'), { recursive: true })],
  [
    'a longer file',
    'data/uploads has 1 files of 6 bytes, and should have 1 of 5',
    (folder: string) => appendFileSync(join(folder, 'data/uploads/ab/first'), '!'),
  ],
  [
    'another byte',
    'data/uploads has as many files and bytes, but others',
    (folder: string) => writeFileSync(join(folder, 'data/uploads/ab/first'), 'fir5t'),
  ],
  [
    'a file under another name',
    'data/contracts has as many files and bytes, but others',
    (folder: string) => renameSync(join(folder, 'data/contracts/signed.pdf'), join(folder, 'data/contracts/other.pdf')),
  ],
  [
    'a file more',
    'data/files has 1 files',
    (folder: string) => (mkdirSync(join(folder, 'data/files')), writeFileSync(join(folder, 'data/files/x'), '')),
  ],
  ['a table less', 'postgres has', (folder: string) => rmSync(join(folder, 'postgres/base'), { recursive: true })],
  ['a list of later', 'later version', (folder: string) => writeFileSync(join(folder, 'backup.json'), '{"format":3}')],
  ['half a list', 'backup.json cannot be read', (folder: string) => writeFileSync(join(folder, 'backup.json'), '{"form')],
])('is refused with %s', async (name, line, change) => {
  const from = changed(name.replaceAll(' ', '-'), change);
  await expect(restore(from, at(`of-${name}`))).rejects.toThrow(line);
  expect([existsSync(at(`of-${name}`)), existsSync(at(`of-${name}.restoring`))]).toEqual([false, false]);
});

it('is taken with a list that says only how many files and bytes there are, as lists once did', async () => {
  const from = changed('counted', (folder) => {
    const list = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
    list.format = 1;
    for (const counted of Object.values<{ sha256?: string }>(list.folders)) delete counted.sha256;
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(list));
  });
  await restore(from, at('of-counted'));
  expect(existsSync(at('of-counted/keys/seal.key'))).toBe(true);
}, 60_000);

it('is taken without a list only where that is asked for, and without its keys, which are kept elsewhere', async () => {
  const from = changed('of-before', (folder) => rmSync(join(folder, 'backup.json'), { force: true }));
  await expect(restore(from, at('before'))).rejects.toThrow(/--unlisted/);
  await restore(from, at('before'), true);
  expect(existsSync(at('before/keys/seal.key'))).toBe(true);
  const without = changed('keyless', (folder) => rmSync(join(folder, 'data/keys'), { recursive: true }));
  expect(await restore(without, at('no-keys'))).toMatchObject({ withoutKeys: true });
}, 60_000);

// Only a root's mall has another user's database.
it.skipIf(databaseUser() === undefined)(
  'is restored where the user of the database cannot reach, too',
  async () => {
    ownFolder(at('hidden'), undefined, 0o700);
    const [mall, making] = [at('hidden/mall'), at('hidden/mall.restoring')];
    try {
      await restore(whole, mall);
      expect([existsSync(clusterOf(mall)), clusterOf(mall).startsWith(home), existsSync(fallbackFolder(making))]).toEqual([
        true,
        false,
        false,
      ]);
      const restored = await startPostgres({ dataDir: mall, settings: carelessSettings });
      await restored.stop();
      rmSync(mall, { recursive: true });
      await expect(restore(whole, mall)).rejects.toThrow(/there is a database in/);
      expect([existsSync(mall), existsSync(making), existsSync(fallbackFolder(making)), existsSync(clusterOf(mall))]).toEqual([
        false,
        false,
        false,
        true,
      ]);
    } finally {
      for (const folder of [mall, making]) rmSync(fallbackFolder(folder), { recursive: true, force: true });
    }
  },
  60_000,
);
