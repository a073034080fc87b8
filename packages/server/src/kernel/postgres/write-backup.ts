import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
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

type Mall = { readonly dataDir: string; readonly ownerUrl: string };

/** A copy of a mall whose embedded database runs. `said` hears what is done. */
export const writeBackup = async ({ dataDir, ownerUrl }: Mall, to: string, said: (what: string) => void): Promise<void> => {
  if (existsSync(to)) throw new Error(`${to} is there already; every backup wants a folder of its own`);
  const cluster = clusterOf(dataDir);
  for (const copied of [dataDir, cluster])
    if (liesWithin(realPathOf(to), realPathOf(copied)))
      throw new Error(`${to} lies within ${copied}, which is copied; a backup wants a place outside of it`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await copyCluster({ ownerUrl, cluster, to: join(to, 'postgres'), user: undefined });
  for (const secret of ['.password', '.app.password']) await copyTree(`${cluster}${secret}`, join(to, `postgres${secret}`), undefined);
  said('database');
  // After the database: a file is there before a row names it, so no row of the copy lacks its file.
  await copyTree(dataDir, join(to, 'data'), undefined, isLeftOut);
  said('files and keys');
};
