import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { carelessSettings, dataFolder } from '../../testing/test-replica.ts';
import { openDb, openPool } from '../db.ts';
import { archiveSettings } from './archive-settings.ts';
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { databaseUser, ownFolder } from './run-as.ts';
import { watchArchive } from './watch-archive.ts';
import { writeBackup } from './write-backup.ts';

const home = dataFolder();
const at = (name: string) => join(home, name);
const [dataDir, archive, backup] = [at('mall'), at('archive'), at('monday')];
let postgres: EmbeddedPostgres;
let noon = '';

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const run = (text: string) => query(postgres.ownerUrl, text);
const put = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const wordsIn = async (folder: string) => {
  const restored = await startPostgres({ dataDir: folder, settings: carelessSettings });
  try {
    await query(restored.ownerUrl, `insert into kept values ('written again')`);
    return (await query(restored.url, 'select word from kept order by n')).map(({ word }) => word);
  } finally {
    await restored.stop();
  }
};

/** A backup of Monday, made while somebody writes, then Tuesday, and at last a mistake. */
beforeAll(async () => {
  for (const folder of [dataDir, archive]) ownFolder(folder, databaseUser(), 0o755);
  postgres = await startPostgres({ dataDir, settings: [...carelessSettings, ...archiveSettings(archive)] });
  await run('create table kept (word text, n int generated always as identity); grant select, insert on kept to mall_app');
  await run(`insert into kept (word) values ('Monday')`);
  put(join(dataDir, 'uploads/ab/first'), 'one');
  put(join(dataDir, 'keys/seal.key'), 'a key');
  put(join(dataDir, 'scratch/half-made'), 'of no use');
  await run('create table busy as select n, repeat(n::text, 50) as filler from generate_series(1, 20000) n');
  const writing = run('update busy set filler = filler || filler');
  await writeBackup({ dataDir, ownerUrl: postgres.ownerUrl }, backup, () => {});
  await writing;
  await run(`insert into kept (word) values ('Tuesday')`);
  put(join(dataDir, 'uploads/ab/second'), 'two');
  noon = String((await run('select clock_timestamp()::text as at'))[0]?.['at']);
  await sleep(50);
  await run('delete from kept');
  const [{ part } = {}] = await run('select pg_walfile_name(pg_switch_wal()) as part');
  await vi.waitUntil(() => existsSync(join(archive, String(part))), { timeout: 10_000 });
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

it('brings a mall to a moment between its backup and a mistake, with the files of then', async () => {
  const restored = at('noon');
  await restoreBackup({ from: backup, dataDir: restored, archive, until: noon, files: dataDir, settings: carelessSettings });
  expect(await wordsIn(restored)).toEqual(['Monday', 'Tuesday', 'written again']);
  expect(readdirSync(join(restored, 'uploads/ab')).toSorted()).toEqual(['first', 'second']);
  expect(readFileSync(join(restored, 'keys/seal.key'), 'utf8')).toBe('a key');
  expect(existsSync(join(restored, 'scratch'))).toBe(false);
}, 60_000);

it('goes as far as the archive does where no moment is named', async () => {
  const restored = at('end');
  await restoreBackup({ from: backup, dataDir: restored, archive, until: undefined, files: undefined, settings: carelessSettings });
  expect(await wordsIn(restored)).toEqual(['written again']);
}, 60_000);

it('copies no backup into itself, by whichever name, and every folder whatever its own is called', async () => {
  const mall = { dataDir, ownerUrl: postgres.ownerUrl };
  symlinkSync(dataDir, at('link'));
  for (const within of ['mall/backups/monday', 'link/monday', 'mall/../mall/monday'])
    await expect(writeBackup(mall, at(within), () => {})).rejects.toThrow(/lies within/);
  expect([existsSync(at('mall/backups')), existsSync(at('mall/monday'))]).toEqual([false, false]);
  await writeBackup(mall, at('elsewhere/uploads'), () => {});
  expect(readdirSync(at('elsewhere/uploads/data/uploads/ab'))).toContain('first');
  await writeBackup(mall, at('mall-tuesday'), () => {});
}, 60_000);

it('stands for itself without an archive, and overwrites nothing', async () => {
  const restored = at('alone');
  const restoring = { from: backup, dataDir: restored, archive: undefined, until: undefined, files: undefined, settings: carelessSettings };
  await restoreBackup(restoring);
  expect(await wordsIn(restored)).toEqual(['Monday', 'written again']);
  await expect(restoreBackup(restoring)).rejects.toThrow(/there already/);
  await expect(writeBackup({ dataDir, ownerUrl: postgres.ownerUrl }, backup, () => {})).rejects.toThrow(/there already/);
}, 60_000);

/** A restored mall that is opened with the archive, and writes a word. */
const goOn = async <T>(folder: string, word: string, look: (mall: EmbeddedPostgres, part: string) => Promise<T>): Promise<T> => {
  const mall = await startPostgres({ dataDir: folder, settings: [...carelessSettings, ...archiveSettings(archive)] });
  try {
    await query(mall.ownerUrl, `insert into kept values ('${word}')`);
    const [{ part } = {}] = await query(mall.ownerUrl, 'select pg_walfile_name(pg_switch_wal()) as part');
    return await look(mall, String(part));
  } finally {
    await mall.stop();
  }
};
const isKept = (_: EmbeddedPostgres, part: string) => vi.waitUntil(() => existsSync(join(archive, part)), { timeout: 10_000 });
const histories = () =>
  readdirSync(archive)
    .filter((name) => name.endsWith('.history'))
    .toSorted();

it('goes on in its archive after a second restore, too; one that was only tried writes nothing there', async () => {
  const restoring = { from: backup, archive, files: undefined, settings: carelessSettings };
  await restoreBackup({ ...restoring, dataDir: at('tried'), until: noon });
  expect(histories()).toEqual([]);
  await restoreBackup({ ...restoring, dataDir: at('once'), until: noon });
  await goOn(at('once'), 'once', isKept);
  await restoreBackup({ ...restoring, dataDir: at('twice'), until: undefined });
  await goOn(at('twice'), 'twice', isKept);
  expect(histories()).toEqual(['00000002.history', '00000003.history']);
  await restoreBackup({ ...restoring, dataDir: at('thrice'), until: undefined });
  expect(await wordsIn(at('thrice'))).toEqual(['Monday', 'Tuesday', 'once', 'twice', 'written again']);
}, 90_000);

it('says when another mall is in the archive already, and mixes nothing', async () => {
  await restoreBackup({
    from: backup,
    dataDir: at('apart'),
    archive: undefined,
    until: undefined,
    files: undefined,
    settings: carelessSettings,
  });
  const before = readdirSync(archive);
  await goOn(at('apart'), 'apart', async ({ url, ownerUrl }) => {
    expect(await query(ownerUrl, 'select timeline_id as n from pg_control_checkpoint()')).toEqual([{ n: 2 }]);
    const pool = openPool(url, 1);
    const error = vi.fn();
    const stop = watchArchive({ db: openDb(pool), log: { error, warn: () => {} } as never }, 50);
    await vi.waitUntil(() => error.mock.calls.length > 0, { timeout: 10_000 });
    await stop();
    await pool.end();
    expect(error.mock.calls).toEqual([
      [{ part: 'archive', segment: '00000002.history', failures: expect.any(Number) }, 'DATABASE_ARCHIVE does not take the log'],
    ]);
  });
  expect(readdirSync(archive)).toEqual(before);
}, 60_000);
