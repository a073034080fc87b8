import { chownSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { carelessSettings, dataFolder } from '../../testing/test-replica.ts';
import { archiveSettings } from './archive-settings.ts';
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { databaseUser, ownFolder } from './run-as.ts';
import { writeBackup } from './write-backup.ts';

const home = dataFolder();
const at = (name: string) => join(home, name);
const [dataDir, archive, backup] = [at('mall'), at('archive'), at('monday')];
const words = ['one', 'two', 'three', 'four'];
/** By word: the part of the log in which it is, and a moment after it. */
const parts: string[] = [];
const moments: string[] = [];
let postgres: EmbeddedPostgres;

const ask = async (url: string, text: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.map(([first]) => String(first));
  } finally {
    await client.end();
  }
};
const run = (text: string) => ask(postgres.ownerUrl, text);

beforeAll(async () => {
  for (const folder of [dataDir, archive]) ownFolder(folder, databaseUser(), 0o755);
  postgres = await startPostgres({ dataDir, settings: [...carelessSettings, ...archiveSettings(archive)] });
  await run('create table kept (word text, n int generated always as identity)');
  await run('grant select on kept to mall_app');
  await writeBackup({ dataDir, ownerUrl: postgres.ownerUrl }, backup, () => {});
  for (const word of words) {
    await run(`insert into kept (word) values ('${word}')`);
    await sleep(20);
    moments.push(...(await run('select clock_timestamp()::text')));
    await sleep(20);
    await run('select pg_logical_emit_message(true, $$$$, $$a change after the moment$$)');
    parts.push(...(await run('select pg_walfile_name(pg_switch_wal())')));
    await vi.waitUntil(() => existsSync(join(archive, String(parts.at(-1)))), { timeout: 10_000 });
  }
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** An archive of the same parts, to which something happened. */
const archiveWhere = (name: string, happens: (part: string, file: string) => void): string => {
  const folder = at(name);
  ownFolder(folder, databaseUser());
  for (const part of readdirSync(archive)) {
    const file = join(folder, part);
    linkSync(join(archive, part), file);
    happens(part, file);
  }
  const user = databaseUser();
  if (user) for (const file of readdirSync(folder)) chownSync(join(folder, file), user.uid, user.gid);
  return folder;
};
const gone = (file: string) => rmSync(file);
const zipped = (file: string) => {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 1 }));
  rmSync(file);
};

const restore = (name: string, from: string, until?: string) =>
  restoreBackup({ from: backup, dataDir: at(name), archive: from, until, files: undefined, settings: carelessSettings });
const wordsIn = async (name: string) => {
  const restored = await startPostgres({ dataDir: at(name), settings: carelessSettings });
  try {
    return await ask(restored.url, 'select word from kept order by n');
  } finally {
    await restored.stop();
  }
};
const isNowhere = (name: string) => readdirSync(home).every((found) => found !== name && !found.startsWith(`${name}.`));

it('reads parts that were zipped, and says what moment it came to', async () => {
  const restored = await restore(
    'of-zipped',
    archiveWhere('zipped', (part, file) => part !== parts[3] && zipped(file)),
  );
  expect(await wordsIn('of-zipped')).toEqual(words);
  expect(String(restored.reached) > String(moments[3])).toBe(true);
}, 60_000);

it('takes no hole for the end of the log', async () => {
  const holed = archiveWhere('holed', (part, file) => part === parts[1] && gone(file));
  await expect(restore('of-holed', holed)).rejects.toThrow(new RegExp(`^[^\n]*${parts[1]} is missing[^\n]*${parts[3]}[^\n]*$`));
  expect(isNowhere('of-holed')).toBe(true);
  const { reached } = await restore('before-hole', holed, moments[0]);
  expect(String(reached) < String(moments[0])).toBe(true);
  expect(await wordsIn('before-hole')).toEqual(['one']);
}, 60_000);

it('takes no part that cannot be read for the end of it', async () => {
  const broken = archiveWhere('broken', (part, file) => part === parts[2] && (gone(file), writeFileSync(`${file}.gz`, 'not zipped')));
  await expect(restore('of-broken', broken)).rejects.toThrow(new RegExp(`^[^\n]*${parts[2]} cannot be read[^\n]*$`));
  expect(isNowhere('of-broken')).toBe(true);
}, 60_000);

// Both at once: a server that fails before it was heard of is tried anew for half a minute.
it('fails in one line where the log ends before the moment that was named', async () => {
  const holed = archiveWhere('holed-too', (part, file) => part === parts[1] && gone(file));
  const tooLate = restore('too-late', archive, '2199-01-01 00:00:00+00');
  await Promise.all([
    expect(tooLate).rejects.toThrow(/^the log ends at \d{4}-[^\n]*before 2199-01-01[^\n]*as far as the archive does$/),
    expect(restore('in-hole', holed, moments[2])).rejects.toThrow(
      new RegExp(`^the log ends at [^\n]*before ${moments[2]?.slice(0, 19)}[^\n]*${parts[1]} is missing[^\n]*$`),
    ),
  ]);
  expect([isNowhere('too-late'), isNowhere('in-hole')]).toEqual([true, true]);
}, 120_000);

it('wants an archive that is there', async () => {
  await expect(restore('of-nothing', at('nowhere'))).rejects.toThrow(/there is no archive in/);
  expect(isNowhere('of-nothing')).toBe(true);
});
