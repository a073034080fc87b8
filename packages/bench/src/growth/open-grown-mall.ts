import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fillHouse } from '@mall/server/fill-house.ts';
import { readConfig } from '@mall/server/kernel/config.ts';
import { startPostgres } from '@mall/server/kernel/postgres/embedded-postgres.ts';

export type GrownMall = { url: string; ownerUrl: string; version: string; dataDir: string; stop: () => Promise<void> };

/** What is lost with the machine is made again: what is measured is reading. */
const settings = [
  'max_wal_size=4GB',
  'shared_buffers=512MB',
  'maintenance_work_mem=1GB',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/** A mall's database with the demo in it, whose orders are to become many. `folder` may hold that of an earlier run. */
export const openGrownMall = async (folder: string, say: (text: string) => void): Promise<GrownMall> => {
  const dataDir = join(folder, 'growth');
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, settings });
  try {
    const config = readConfig({ NODE_ENV: 'production', SANDBOX: 'on', DEMO: 'on', DATA_DIR: dataDir, DEMO_GOODS: '2560' });
    await fillHouse(config, postgres, say);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ...postgres, dataDir };
};
