import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-cluster.ts';
import { restoreCluster } from './restore-cluster.ts';

type Restoring = Parameters<typeof restoreCluster>[0] & {
  /** A data folder of later, or a copy of one. */
  readonly files: string | undefined;
};

/** Makes a new data folder of a backup, brought to a later moment where the log since then was kept. */
export const restoreBackup = async ({ files, ...restoring }: Restoring): Promise<void> => {
  const { from, dataDir } = restoring;
  if (existsSync(dataDir)) throw new Error(`${dataDir} is there already; restore into a new folder`);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  await copyTree(join(from, 'data'), dataDir, undefined);
  // A file's name is used once, so those of later are only more.
  for (const name of ['uploads', 'contracts', 'files'])
    if (files !== undefined && existsSync(join(files, name))) await copyTree(join(files, name), join(dataDir, name), undefined);
  await restoreCluster(restoring);
};
