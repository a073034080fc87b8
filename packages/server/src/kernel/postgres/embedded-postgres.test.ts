import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startPostgres } from './embedded-postgres.ts';
import { fallbackFolder, reachableByOthers } from './run-as.ts';

const folders: string[] = [];
const folder = (mode = 0o755) => {
  const made = mkdtempSync(join(tmpdir(), 'mall-pg-'));
  chmodSync(made, mode);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

it('keeps data over a clean stop, and recovers after a kill', async () => {
  const dataDir = folder();
  const first = await startPostgres({ dataDir });
  await query(first.ownerUrl, "create table kept (word text); insert into kept values ('电缆')");
  await first.stop();

  const second = await startPostgres({ dataDir });
  await query(second.ownerUrl, "insert into kept values ('变压器')");
  const pid = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0] as string;
  execFileSync('kill', ['-9', pid]);

  const third = await startPostgres({ dataDir });
  expect(await query(third.ownerUrl, 'select word from kept order by word')).toEqual([{ word: '变压器' }, { word: '电缆' }]);
  expect(await query(third.ownerUrl, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await third.stop();
}, 60_000);

it('takes over the database of a mall that was killed', async () => {
  const dataDir = folder();
  const orphan = await startPostgres({ dataDir });
  await query(orphan.ownerUrl, 'create table kept (n int)');
  const next = await startPostgres({ dataDir });
  expect(await query(next.ownerUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  await expect(query(orphan.ownerUrl, 'select 1')).rejects.toThrow();
  await next.stop();
}, 60_000);

it('leaves the database alone whose folder was copied', async () => {
  const dataDir = folder();
  const original = await startPostgres({ dataDir });
  await query(original.ownerUrl, "create table kept (word text); insert into kept values ('电缆')");
  await query(original.ownerUrl, 'checkpoint');
  const copyDir = folder();
  execFileSync('cp', ['-a', `${dataDir}/.`, copyDir]);
  const copy = await startPostgres({ dataDir: copyDir });
  await query(copy.ownerUrl, "insert into kept values ('变压器')");
  expect(await query(copy.ownerUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
  expect(await query(original.ownerUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 1 }]);
  await Promise.all([copy.stop(), original.stop()]);
}, 60_000);

it('stops no stranger whose process has the number of a database that is long gone', async () => {
  const dataDir = folder();
  await (await startPostgres({ dataDir })).stop();
  const stranger = spawn('sleep', ['60'], { cwd: '/' });
  const cluster = join(dataDir, 'postgres');
  writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n`);
  const next = await startPostgres({ dataDir });
  expect(await query(next.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
  await next.stop();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
}, 60_000);

it('lets two malls on one machine live side by side', async () => {
  const [one, two] = await Promise.all([startPostgres({ dataDir: folder() }), startPostgres({ dataDir: folder() })]);
  expect(one.port).not.toBe(two.port);
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);

it.runIf(process.getuid?.() === 0)(
  'moves to a reachable folder when its own user cannot walk into the clone',
  async () => {
    const closed = folder(0o700);
    const dataDir = join(closed, 'clone/.data');
    mkdirSync(dataDir, { recursive: true });
    expect(reachableByOthers(dataDir)).toBe(false);
    folders.push(fallbackFolder(dataDir));
    const said: string[] = [];
    const postgres = await startPostgres({ dataDir, say: (line) => said.push(line) });
    expect(await query(postgres.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(said).toHaveLength(1);
    await postgres.stop();
  },
  60_000,
);

it('sorts and searches Chinese by character', async () => {
  const postgres = await startPostgres({ dataDir: folder() });
  await query(postgres.ownerUrl, 'create extension pg_trgm');
  const rows = await query(postgres.ownerUrl, "select cardinality(show_trgm('断路器')) > 0 as found");
  expect(rows).toEqual([{ found: true }]);
  await postgres.stop();
}, 60_000);
