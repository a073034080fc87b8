import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keysFolder } from './backup-list.ts';
import { copyTree } from './copy-cluster.ts';
import { clusterOf } from './embedded-postgres.ts';
import { requireWholeBackup } from './require-whole-backup.ts';
import { restoreCluster } from './restore-cluster.ts';

type Restoring = Parameters<typeof restoreCluster>[0] & {
  /** A data folder of later, or a copy of one. */
  readonly files: string | undefined;
  /** Also a backup without a list of what is in it. */
  readonly unlisted?: boolean;
};

type Restored = {
  /** When the last change was made that was brought back from the log. */
  readonly reached: string | undefined;
  /** They were taken out of the backup; a mall that is started without them makes others, with which nothing sealed opens. */
  readonly withoutKeys: boolean;
};

/** Where the database's own user cannot reach a data folder, its cluster lies elsewhere, under a name made of the folder's. */
const liesApart = (dataDir: string): boolean => clusterOf(dataDir) !== join(dataDir, 'postgres');

const moveIn = (making: string, dataDir: string): void => {
  if (liesApart(making)) {
    const [made, cluster] = [clusterOf(making), clusterOf(dataDir)];
    for (const name of ['.password', '.app.password', '']) renameSync(`${made}${name}`, `${cluster}${name}`);
    rmSync(dirname(made), { recursive: true });
  }
  renameSync(making, dataDir);
};

const remove = (making: string): void => {
  if (liesApart(making)) rmSync(dirname(clusterOf(making)), { recursive: true, force: true });
  rmSync(making, { recursive: true, force: true });
};

/** Makes a new data folder of a backup, brought to a later moment where the log since then was kept. It gets its name when all of it is there. */
export const restoreBackup = async ({ files, unlisted = false, ...restoring }: Restoring): Promise<Restored> => {
  const { from, dataDir, archive } = restoring;
  const making = `${dataDir}.restoring`;
  if (existsSync(dataDir)) throw new Error(`${dataDir} is there already; restore into a new folder`);
  if (existsSync(making)) throw new Error(`${making} is there already, of a restore that runs or broke off; remove it when none runs`);
  if (archive !== undefined && !existsSync(archive)) throw new Error(`there is no archive in ${archive}`);
  await requireWholeBackup(from, unlisted);
  mkdirSync(making, { recursive: true, mode: 0o711 });
  try {
    if (liesApart(making) && existsSync(clusterOf(dataDir)))
      throw new Error(`there is a database in ${clusterOf(dataDir)} already; restore into another folder`);
    await copyTree(join(from, 'data'), making, undefined);
    // A file's name is used once, so those of later are only more.
    for (const name of ['uploads', 'contracts', 'files'])
      if (files !== undefined && existsSync(join(files, name))) await copyTree(join(files, name), join(making, name), undefined);
    const reached = await restoreCluster({ ...restoring, dataDir: making });
    moveIn(making, dataDir);
    const keys = join(from, keysFolder);
    return { reached, withoutKeys: !existsSync(keys) || readdirSync(keys).length === 0 };
  } catch (error) {
    remove(making);
    throw error;
  }
};
