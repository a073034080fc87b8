import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { RunAs } from './run-as.ts';

/** Of the running server alone; a copy makes its own. */
const ownFiles = new Set(['postmaster.pid', 'postmaster.opts']);
const emptyFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files that go while they are copied are left out; where the copy itself goes, nothing of it would be left. `without`: what is not copied of the top folder. */
export const copyTree = async (from: string, to: string, user: RunAs, without: (name: string) => boolean = () => false): Promise<void> => {
  if (!(await stat(from)).isDirectory()) return copyOne(from, to, user);
  await makeFolder(to, user);
  for (const { name } of await readdir(from, { withFileTypes: true })) {
    if (without(name)) continue;
    try {
      await copyTree(join(from, name), join(to, name), user);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(to)) throw error;
    }
  }
};

const makeFolder = async (target: string, user: RunAs): Promise<void> => {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (user) await chown(target, user.uid, user.gid);
};

const copyOne = async (source: string, target: string, user: RunAs): Promise<void> => {
  await copyFile(source, target);
  if (user) await chown(target, user.uid, user.gid);
};

const segmentPattern = /^[0-9A-F]{24}$/;

/** The log that was written from the beginning of the copy to its end. */
const copyLog = async (from: string, to: string, [first, last]: readonly [string, string], user: RunAs): Promise<void> => {
  for (const name of await readdir(join(from, 'pg_wal')))
    if (segmentPattern.test(name) && name >= first && name <= last)
      await copyOne(join(from, 'pg_wal', name), join(to, 'pg_wal', name), user);
};

type Copying = {
  /** As the owner of the cluster. */
  readonly ownerUrl: string;
  readonly cluster: string;
  readonly to: string;
  /** Whose the copy is to be. */
  readonly user: RunAs;
};

/**
 * Copies a cluster whose server runs, so that a server can be started on the copy: PostgreSQL's low-level backup, because the embedded one comes
 * without pg_basebackup. The copy holds all the log that it needs; when it is done, it is true for that moment.
 */
export const copyCluster = async ({ ownerUrl, cluster, to, user }: Copying): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    // Goes with this connection; until then no log is recycled.
    await client.query(`select pg_create_physical_replication_slot('copy_' || pg_backend_pid(), true, true)`);
    const began = await client.query<{ segment: string }>(`select pg_walfile_name(pg_backup_start('mall', true)) as segment`);
    // A table that is dropped while it is copied is dropped again when the log is replayed.
    await copyTree(cluster, to, user, (name) => ownFiles.has(name) || emptyFolders.has(name));
    for (const name of emptyFolders) await makeFolder(join(to, name), user);
    const ended = await client.query<{ label: string; segment: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)',
    );
    const [{ label, segment } = { label: '', segment: '' }] = ended.rows;
    await copyLog(cluster, to, [began.rows[0]?.segment ?? '', segment], user);
    const file = join(to, 'backup_label');
    await writeFile(file, label, { mode: 0o600 });
    if (user) await chown(file, user.uid, user.gid);
  } finally {
    await client.end();
  }
};
