import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type BackupList, countBackup, listFormat, listName } from './backup-list.ts';
import { copyCluster, copyTree } from './copy-cluster.ts';
import { clusterOf } from './embedded-postgres.ts';

/** What is copied in its own way, and what is of no use to another process. */
const isLeftOut = (name: string): boolean => /^postgres|^native$|^scratch$|^mall\.pid$/.test(name);

/** Where a path that is not there yet will lie. */
const realPathOf = (path: string): string => (existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path)));

const liesWithin = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  // To another drive no way leads.
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
};

const onWindows = process.platform === 'win32';

/** Windows syncs no folder, and a file only for whoever may write it. */
const syncToDisk = async (path: string, isFolder: boolean): Promise<void> => {
  if (onWindows && isFolder) return;
  const file = await open(path, onWindows ? 'r+' : 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

type Mall = { readonly dataDir: string; readonly ownerUrl: string };

/** A copy of a mall whose embedded database runs. It gets its name when all of it is on the disk. `said` hears what is done. */
export const writeBackup = async ({ dataDir, ownerUrl }: Mall, to: string, said: (what: string) => void): Promise<void> => {
  if (existsSync(to)) throw new Error(`${to} is there already; every backup wants a folder of its own`);
  const cluster = clusterOf(dataDir);
  const part = `${to}.part`;
  for (const copied of [dataDir, cluster].map(realPathOf)) {
    if (liesWithin(realPathOf(to), copied) || liesWithin(realPathOf(part), copied))
      throw new Error(`${to} or ${part} lies within ${copied}, which is copied; a backup wants a place outside of it`);
    if (liesWithin(copied, realPathOf(part)))
      throw new Error(`${copied} lies within ${part}, which is begun anew; give the backup another name`);
  }
  await rm(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  await copyCluster({ ownerUrl, cluster, to: join(part, 'postgres'), user: undefined });
  const moment = new Date().toISOString();
  for (const secret of ['.password', '.app.password']) await copyTree(`${cluster}${secret}`, join(part, `postgres${secret}`), undefined);
  said('database');
  // After the database: a file is there before a row names it, so no row of the copy lacks its file.
  await copyTree(dataDir, join(part, 'data'), undefined, isLeftOut);
  said('files and keys');
  const list: BackupList = { format: listFormat, moment, folders: await countBackup(part, syncToDisk) };
  await writeFile(join(part, listName), `${JSON.stringify(list, undefined, 2)}\n`, { mode: 0o600 });
  await syncToDisk(join(part, listName), false);
  await syncToDisk(part, true);
  await rename(part, to);
  await syncToDisk(dirname(to), true);
  said('on the disk');
};
