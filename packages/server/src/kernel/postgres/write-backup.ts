import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyCluster, copyTree } from './copy-cluster.ts';
import { clusterOf } from './embedded-postgres.ts';

/** What is copied in its own way, and what is made anew when it is asked for. */
const isLeftOut = (name: string): boolean => /^postgres|^native$|^downloads$|^mall\.pid$/.test(name);

type Mall = { readonly dataDir: string; readonly ownerUrl: string };

/** A copy of a mall whose embedded database runs. `said` hears what is done. */
export const writeBackup = async ({ dataDir, ownerUrl }: Mall, to: string, said: (what: string) => void): Promise<void> => {
  if (existsSync(to)) throw new Error(`${to} is there already; every backup wants a folder of its own`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const cluster = clusterOf(dataDir);
  await copyCluster({ ownerUrl, cluster, to: join(to, 'postgres'), user: undefined });
  for (const secret of ['.password', '.app.password']) await copyTree(`${cluster}${secret}`, join(to, `postgres${secret}`), undefined);
  said('database');
  // After the database: a file is there before a row names it, so no row of the copy lacks its file.
  await copyTree(dataDir, join(to, 'data'), undefined, (name) => isLeftOut(name) || name === basename(to));
  said('files and keys');
};
