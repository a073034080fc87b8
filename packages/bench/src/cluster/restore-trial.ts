import { copyFileSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolder } from '@mall/server/kernel/postgres/run-as.ts';
import pg from 'pg';
import { type DatabaseName, databaseNames, databaseParts, roleOf } from './database-parts.ts';
import { etcdParts } from './etcd-parts.ts';
import { missingPrograms, postgresBin } from './needed-programs.ts';
import { openWriter } from './open-writer.ts';
import type { Part } from './part.ts';
import { openPlace } from './place.ts';
import { renderDeploy } from './render-deploy.ts';
import { runAs, secondsSince } from './run-as-user.ts';

/**
 * `node packages/bench/src/cluster/restore-trial.ts [rows]`: base backup and restore to a moment by the scripts of `deploy/`, of a database under Patroni with a replica, started
 * on this box for it and taken away afterwards; then what must be refused.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const rows = Number(process.argv[2] ?? 1_200_000);
const patienceMs = 300_000;

const until = async (what: string, isSo: () => Promise<boolean>): Promise<number> => {
  const since = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - since > patienceMs) throw new Error(`${what} did not come`);
    await sleep(100);
  }
  return secondsSince(since);
};

const lastOf = (said: string): string => said.split('\n').at(-1)?.replaceAll(place.folder, '…') ?? '';
const firstOf = (said: string): string => said.split('\n')[0]?.replaceAll(place.folder, '…') ?? '';

const show = (name: string, held: boolean, seen: string): void => {
  if (!held) process.exitCode = 1;
  say(`${held ? 'held' : 'NOT HELD'}: ${name}: ${seen}`);
};

const missing = missingPrograms();
if (missing) {
  say(missing);
  process.exit(1);
}
const { folder: earlier } = await openPlace('restore-trial');
rmSync(earlier, { recursive: true, force: true });
const place = await openPlace('restore-trial');
const { ports, secrets } = place;
const parts: Part[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const signIn = (name: DatabaseName, host: string) =>
  new pg.Client({ host, port: ports[name], user: 'postgres', password: secrets.superuser, database: 'postgres' });

/** `host`: of another than the cluster's own, the folder of its socket. */
const ask = async (name: DatabaseName, statement: string, host = '127.0.0.1'): Promise<Record<string, unknown>> => {
  const client = signIn(name, host);
  client.on('error', () => {});
  await client.connect();
  try {
    return ((await client.query(statement)) as pg.QueryResult<Record<string, unknown>>).rows?.[0] ?? {};
  } finally {
    await client.end();
  }
};

const dataOf = (name: DatabaseName) => join(place.own(name), 'data');
const primaryOf = async (): Promise<DatabaseName> => {
  for (const name of databaseNames) if (['master', 'primary'].includes(await roleOf(place, name))) return name;
  throw new Error('there is no primary');
};
const partOf = (name: string) => parts.find((part) => part.name === name) as Part;

/** Every row of every table, in one number. */
const content = `select (select count(*) from orders) || ' orders, ' || (select sum(pieces) from stock) || ' pieces, ' ||
  (select md5(sum(hashtextextended(orders::text, 0))::text) from orders) || (select md5(sum(hashtextextended(stock::text, 0))::text) from stock) as seen`;
const contentOf = async (name: DatabaseName, host?: string): Promise<string> => String((await ask(name, content, host))['seen']);

/** A moment at which nothing is under way, and what the database is then. */
const noteMoment = async (name: DatabaseName) => {
  const seen = await contentOf(name);
  await sleep(20);
  const { moment } = await ask(name, `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"') as moment`);
  await sleep(20);
  return { seen, moment: String(moment) };
};

const archive = place.own('archive');
const base = join(archive, 'base');
const wal = join(archive, 'wal');
const scripts = place.own('scripts');
const script = (name: string) => join(scripts, name);
const environment = (folder = archive) => ({
  MALL_ARCHIVE: folder,
  POSTGRES_BIN: postgresBin,
  PATRONI_REPLICATION_PASSWORD: secrets.replication,
  CHECKPOINT: 'fast',
});
const backUp = async (patience = 180) =>
  runAs(place, 'sh', [script('backup-database.sh'), `host=127.0.0.1 port=${ports[await primaryOf()]} user=replicator dbname=postgres`], {
    env: { ...environment(), PATIENCE: String(patience) },
  });
const restore = (from: string, moment: string, to: string, folder = archive, how: readonly string[] = ['--try']) =>
  runAs(place, 'sh', [script('restore-database.sh'), ...how, from, moment, to], {
    env: environment(folder),
  });
const patronictl = (given: readonly string[], input = '') =>
  runAs(place, 'patronictl', ['-c', join(place.own('db1'), 'patroni.yml'), ...given], {
    env: { PATRONI_RESTAPI_PASSWORD: secrets.restapi },
    input,
  });
const archived = () =>
  readdirSync(wal)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();

try {
  for (const folder of [base, wal]) ownFolder(folder, place.user);
  for (const name of ['archive-wal.sh', 'restore-wal.sh', 'backup-database.sh', 'restore-database.sh'])
    copyFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), script(name));
  parts.push(...etcdParts(place), ...databaseParts(place, place.own));
  await Promise.all(['etcd1', 'etcd2', 'etcd3'].map((name) => partOf(name).start()));
  for (const name of databaseNames) await partOf(name).start();
  await until('the primary', async () => Boolean(await primaryOf()));

  const first = await primaryOf();
  const [leads, follows] = first === 'db1' ? (['db1', 'db2'] as const) : (['db2', 'db1'] as const);
  await ask(
    leads,
    `create table stock (id int primary key, pieces int not null);
     insert into stock select n, 1000000 from generate_series(1, 1000) n;
     create table orders (id bigserial primary key, stock int not null references stock, made timestamptz not null default clock_timestamp(), text text not null);
     insert into orders (stock, text) select 1 + n % 1000, repeat(md5(n::text), 6) from generate_series(1, ${rows}) n;
     create index on orders (made)`,
  );
  const early = await backUp(3);
  show(
    'where no archive is set no backup is made out to be one',
    early.status === 1 && /has not come into/.test(early.said),
    lastOf(early.said),
  );
  rmSync(join(base, readdirSync(base)[0] as string), { recursive: true });

  const told = join(scripts, 'archive.yml');
  writeFileSync(
    told,
    renderDeploy('archive.yml', [
      ['/usr/local/lib/mall', scripts],
      ['/srv/mall-archive', archive],
    ]),
  );
  const set = await patronictl(['edit-config', 'mall', '--apply', told, '--force']);
  if (set.status !== 0) throw new Error(set.said);
  for (const name of databaseNames)
    await until('the archive', async () => String((await ask(name, 'show archive_command'))['archive_command']).includes(archive));
  const made = await backUp();
  show('a base backup, read back and checked', made.status === 0, `${lastOf(made.said)}: ${made.seconds} s`);
  const backup = join(base, readdirSync(base)[0] as string);

  const writing = openWriter(() => signIn(leads, '127.0.0.1'));
  await sleep(20_000);
  const written = await writing();
  const wanted = await noteMoment(leads);
  const mistaken = openWriter(() => signIn(leads, '127.0.0.1'));
  await sleep(3000);
  await mistaken();
  await ask(leads, 'delete from orders where id % 2 = 0; drop table orders cascade; update stock set pieces = 0');
  const parted = archived().length - 1;

  // The recipe of docs/operations.md from here.
  const since = performance.now();
  for (const name of [follows, leads]) await partOf(name).stop();
  // What it writes last of all, that it is shut, stands alone in the part that is begun there.
  const { said: shut } = await runAs(place, join(postgresBin, 'pg_controldata'), [dataOf(leads)]);
  const begun = /REDO WAL file: +(\S+)/.exec(shut)?.[1] ?? '';
  const newest = archived().at(-1) ?? '';
  show(
    'an orderly end puts the last of the log into the archive',
    Number(`0x${begun.slice(-6)}`) - Number(`0x${newest.slice(-6)}`) === 1,
    `${newest}; begun: ${begun}`,
  );
  for (const name of databaseNames) renameSync(dataOf(name), `${dataOf(name)}.before`);
  const forgotten = await patronictl(['remove', 'mall'], 'mall\nYes I am aware\n');
  if (forgotten.status !== 0) throw new Error(forgotten.said);
  const restored = await restore(backup, wanted.moment, dataOf(leads), archive, []);
  if (restored.status !== 0) throw new Error(restored.said);
  await partOf(leads).start();
  await until('a primary', async () => (await primaryOf()) === leads);
  const openAfter = secondsSince(since);
  const seen = await contentOf(leads);
  show('the rows are those of the moment', seen === wanted.seen, `${seen}; wanted ${wanted.seen}`);
  say(`  ${written} orders written after the backup and before the moment; ${restored.said.replaceAll('\n', '; ')}`);
  say(
    `  stopped, restored and open again: ${openAfter} s, of which restore-database.sh ${restored.seconds} s (${parted} parts of the log since the backup)`,
  );
  await partOf(follows).start();
  await until('the replica', async () => (await roleOf(place, follows)) === 'replica' && (await contentOf(follows)) === wanted.seen);
  show('the replica is made anew from it', true, `whole again after ${secondsSince(since)} s`);
  const kept = String((await ask(leads, 'show archive_command'))['archive_command']);
  show('Patroni has its settings from the restored folder', kept.includes(archive), kept.replaceAll(place.folder, '…'));

  const going = openWriter(() => signIn(leads, '127.0.0.1'));
  await sleep(3000);
  await going();
  const later = await noteMoment(leads);
  const last = openWriter(() => signIn(leads, '127.0.0.1'));
  await sleep(1000);
  await last();
  const again = await backUp();
  show('the next base backup, on the new branch', again.status === 0, lastOf(again.said));

  const tried = join(place.own('tried'), 'data');
  const before = archived().join();
  const second = await restore(backup, later.moment, tried);
  // As docs/operations.md has it.
  const apart = `-c archive_mode=off -c listen_addresses= -c unix_socket_directories=${tried} -c hba_file=${tried}/pg_hba.conf -c ident_file=${tried}/pg_ident.conf`;
  const control = (act: string) =>
    runAs(place, join(postgresBin, 'pg_ctl'), [
      act,
      '-D',
      tried,
      '-w',
      '-s',
      '-l',
      `${tried}.log`,
      ...(act === 'start' ? ['-o', apart] : []),
    ]);
  await control('start');
  const there = await contentOf(leads, tried).catch(String);
  await control('stop');
  show(
    'the first backup leads to a moment on the new branch, too',
    second.status === 0 && there === later.seen,
    `${there}; ${second.said.replaceAll('\n', '; ')}`,
  );
  show('a try leaves the archive alone', archived().join() === before, `${archived().length} parts`);

  const never = await restore(backup, '2099-01-01 00:00:00+00', `${tried}2`);
  show(
    'a moment beyond the archive is an error',
    never.status === 1 && /before configured recovery target was reached/.test(never.said),
    firstOf(never.said),
  );
  const tooEarly = await restore(
    backup,
    new Date(statSync(join(backup, 'backup_manifest')).mtimeMs - 60_000).toISOString().replace('Z', '+00'),
    `${tried}5`,
  );
  const zoneless = await restore(backup, wanted.moment.replace('+00', ''), `${tried}6`);
  show(
    'a moment before the backup began is an error',
    tooEarly.status === 1 && /is before .* began/.test(tooEarly.said),
    firstOf(tooEarly.said),
  );
  show('so is one without its distance from UTC', zoneless.status === 1 && /distance from UTC/.test(zoneless.said), firstOf(zoneless.said));
  const holed = place.own('holed');
  cpSync(wal, join(holed, 'wal'), { recursive: true });
  if (place.user) await runAs({ ...place, user: undefined }, 'chown', ['-R', `${place.user.uid}:${place.user.gid}`, holed]);
  // On every branch: where a new one began in a part it has the old one's, too.
  const number = archived()[1]?.slice(8) ?? '';
  const lost = archived().filter((name) => name.endsWith(number));
  for (const name of lost) rmSync(join(holed, 'wal', name));
  const hole = await restore(backup, later.moment, `${tried}3`, holed);
  show(
    'a hole in the archive is an error',
    hole.status === 1 && hole.said.includes(`${number} is missing`),
    firstOf(hole.said).replaceAll(place.folder, '…'),
  );
  show(
    'nothing of them is left in the way',
    !existsSync(`${tried}2`) && !existsSync(`${tried}3`) && !existsSync(`${tried}3.restoring`),
    'neither folder',
  );
  for (const name of lost) rmSync(join(wal, name));
  const noticed = await backUp();
  show('the next backup notices the hole', noticed.status === 1 && /a hole in the archive before/.test(noticed.said), lastOf(noticed.said));
  const damaged = readdirSync(join(backup, 'base', '5')).findLast((name) => /^\d+$/.test(name)) as string;
  truncateSync(join(backup, 'base', '5', damaged), 1);
  const bad = await restore(backup, wanted.moment, `${tried}4`);
  show(
    'a damaged backup is refused',
    bad.status === 1 && /is not what was backed up/.test(bad.said),
    lastOf(bad.said).replaceAll(place.folder, '…'),
  );
} catch (error) {
  process.exitCode = 1;
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  for (const part of parts.toReversed()) await part.stop().catch(() => {});
  for (const part of parts.toReversed()) await part.kill().catch(() => {});
  if (!process.exitCode) rmSync(place.folder, { recursive: true, force: true });
}
