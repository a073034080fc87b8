import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { embeddedBinaries } from './binaries.ts';
import { copyBinaries, databaseUser, fallbackFolder, ownFolder, type RunAs, reachableByOthers } from './run-as.ts';

export type EmbeddedPostgres = { url: string; port: number; version: string; stop: () => Promise<void> };

type Options = {
  dataDir: string;
  say?: (line: string) => void;
  /** Another installation's `bin` folder, for testing on its version. */
  binDir?: string | undefined;
  settings?: readonly string[];
};

const run = promisify(execFile);
const role = 'mall';

/** Starts the mall's own PostgreSQL, making or recovering its cluster first. */
export const startPostgres = async ({ dataDir, say = () => {}, binDir, settings = [] }: Options): Promise<EmbeddedPostgres> => {
  const user = databaseUser();
  const { bin, cluster } = choosePlaces(dataDir, binDir, user, say);
  const password = await makeCluster(bin, cluster, user);
  await stopLeftover(bin, cluster, user);

  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = launch(bin, cluster, port, user, settings);
    const url = `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
    try {
      const version = await whenReady(child, url);
      return { url, port, version, stop: () => stopChild(child) };
    } catch (error) {
      await stopChild(child);
      if (attempt === 3) throw error;
    }
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
  const secret = `${cluster}.password`;
  if (existsSync(join(cluster, 'PG_VERSION')) && existsSync(secret)) return readFileSync(secret, 'utf8').trim();
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  ownFolder(fresh, user);
  const password = randomBytes(24).toString('hex');
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
        role,
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

/** After a kill of the mall its PostgreSQL may still run: it is ours, by its folder, and is stopped before a new one starts. */
const stopLeftover = async (bin: string, cluster: string, user: RunAs) => {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return;
  await run(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], { ...user, cwd: '/' }).catch(() => {});
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
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // In a group of its own: Ctrl-C reaches the mall alone, which drains its requests before the database goes.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );

const whenReady = async (child: ChildProcess, url: string): Promise<string> => {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
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
  throw new Error(`PostgreSQL was not ready within 120 s:\n${said}`);
};

const stopChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
};
