import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { embeddedBinaries } from './binaries.ts';
import { copyBinaries, databaseUser, fallbackFolder, ownFolder, type RunAs, reachableByOthers } from './run-as.ts';
import { stopLeftover } from './stop-leftover.ts';

export type EmbeddedPostgres = {
  /** As the role that the mall works as. */
  url: string;
  /** As the owner of the tables, for migrations. */
  ownerUrl: string;
  port: number;
  version: string;
  /** When it is gone, for whatever reason, with its last words. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

export type Options = {
  dataDir: string;
  say?: (line: string) => void;
  /** Another installation's `bin` folder, for testing on its version. */
  binDir?: string | undefined;
  settings?: readonly string[];
  /** One that it must have; any free one unless said. */
  port?: number;
  /** Not tried again: it will not come up by waiting. */
  once?: boolean;
  signal?: AbortSignal;
};

const run = promisify(execFile);
const owner = 'mall';
export const mallRole = 'mall_app';

// Processes of one that was killed take a moment to notice, and keep its shared memory and port that long.
const pauseMs = 200;
const patienceMs = 30_000;

/** Starts the mall's own PostgreSQL, making or recovering its cluster first. */
export const startPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { dataDir, say = () => {}, binDir, settings = [], signal } = options;
  const user = databaseUser();
  const { bin, cluster } = choosePlaces(dataDir, binDir, user, say);
  const password = await makeCluster(bin, cluster, user);
  const mallPassword = keepMallPassword(cluster);
  await stopLeftover(bin, cluster, user);

  const until = Date.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const port = options.port ?? (await freePort());
    const child = launch(bin, cluster, port, user, settings);
    const ended = lastWords(child);
    const ownerUrl = urlOf(owner, password, port);
    try {
      const version = await whenReady(child, ownerUrl, ended);
      // One that is started again where it died has the role, and those who wait for it are let in at once.
      if (options.port === undefined) await layMallRole(ownerUrl, mallPassword);
      return { url: urlOf(mallRole, mallPassword, port), ownerUrl, port, version, ended, stop: () => stopChild(child) };
    } catch (error) {
      await stopChild(child);
      if (options.once || (options.port === undefined ? attempt === 3 : Date.now() > until)) throw error;
      await sleep(pauseMs);
    }
  }
};

/** Where the cluster of a data folder lies; its passwords lie beside it. */
export const clusterOf = (dataDir: string): string => choosePlaces(dataDir, undefined, databaseUser(), () => {}).cluster;

/** The addresses of the database that a mall runs in this folder at the moment. */
export const findPostgres = (dataDir: string): Pick<EmbeddedPostgres, 'url' | 'ownerUrl'> | undefined => {
  const cluster = clusterOf(dataDir);
  try {
    const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return {
      url: urlOf(mallRole, readSecret(mallSecret(cluster)), port),
      ownerUrl: urlOf(owner, readSecret(ownerSecret(cluster)), port),
    };
  } catch {
    return undefined;
  }
};

const urlOf = (role: string, password: string, port: number): string => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

const ownerSecret = (cluster: string): string => `${cluster}.password`;
const mallSecret = (cluster: string): string => `${cluster}.app.password`;
const readSecret = (file: string): string => readFileSync(file, 'utf8').trim();
const makePassword = (): string => randomBytes(24).toString('hex');

const keepMallPassword = (cluster: string): string => {
  const secret = mallSecret(cluster);
  if (!existsSync(secret)) writeFileSync(secret, makePassword(), { mode: 0o600 });
  return readSecret(secret);
};

/** The role that the mall works as owns nothing; what it may do is granted with the migrations. Its password is the one of the file, whatever it was. */
const layMallRole = async (ownerUrl: string, password: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [mallRole]);
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${mallRole} login password '${password}'`);
  } finally {
    await client.end();
  }
};

const choosePlaces = (dataDir: string, binDir: string | undefined, user: RunAs, say: (line: string) => void) => {
  const native = binDir ? dirname(binDir) : embeddedBinaries();
  const cluster = join(dataDir, 'postgres');
  if (!user || (reachableByOthers(native) && reachableByOthers(dirname(dataDir)))) {
    mkdirSync(dataDir, { recursive: true });
    // The database user must walk through this folder; what lies in it guards itself.
    if (user) chmodSync(dataDir, 0o711);
    return { bin: binDir ?? join(native, 'bin'), cluster };
  }
  const folder = fallbackFolder(dataDir);
  say(`the database's own user cannot reach ${dataDir}; its programs and data are kept in ${folder}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return {
    bin: binDir && reachableByOthers(binDir) ? binDir : join(copyBinaries(native, folder), 'bin'),
    cluster: join(folder, 'postgres'),
  };
};

/** Makes the cluster beside its place and moves it in when whole, so that a kill leaves either all of it or none. */
const makeCluster = async (bin: string, cluster: string, user: RunAs): Promise<string> => {
  const secret = ownerSecret(cluster);
  if (existsSync(join(cluster, 'PG_VERSION')) && existsSync(secret)) return readSecret(secret);
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  ownFolder(fresh, user);
  const password = makePassword();
  const passwordFile = join(dirname(cluster), 'postgres.pwfile');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    await run(
      join(bin, 'initdb'),
      [
        '-D',
        fresh,
        '-U',
        owner,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--data-checksums',
        '--no-instructions',
      ],
      { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(cluster, { recursive: true, force: true });
  writeFileSync(secret, password, { mode: 0o600 });
  renameSync(fresh, cluster);
  return password;
};

const launch = (bin: string, cluster: string, port: number, user: RunAs, settings: readonly string[]): ChildProcess =>
  spawn(
    join(bin, 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      // After a death it writes out every file it has before it opens; one by one that takes 12 s on a busy disk, in one go a third of a second.
      ...(process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : []),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // In a group of its own: Ctrl-C reaches the mall alone, which drains its requests before the database goes.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );

const lastWords = (child: ChildProcess): Promise<string> => {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(said));
    // Processes that it leaves behind may hold the line open for longer.
    child.once('exit', () => setTimeout(() => resolve(said), 200));
  });
};

const whenReady = async (child: ChildProcess, url: string, ended: Promise<string>): Promise<string> => {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start:\n${await ended}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    // It may die again while it is asked; nobody else would hear that.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL was not ready within 120 s');
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

const stopChild = async (child: ChildProcess) => {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
};
