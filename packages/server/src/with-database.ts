import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from './kernel/config.ts';
import { openPool } from './kernel/db.ts';
import { holdDataFolder } from './kernel/hold-data-folder.ts';
import { migrate } from './kernel/migrate.ts';
import { findPostgres, startPostgres } from './kernel/postgres/embedded-postgres.ts';

type Opened = { url: string; close: () => Promise<void> };

const openOwn = async (dataDir: string, say: (line: string) => void): Promise<Opened> => {
  mkdirSync(dataDir, { recursive: true });
  let release: () => void;
  try {
    release = holdDataFolder(dataDir);
  } catch (error) {
    // The mall is open at the moment; its database takes one more visitor.
    const url = findPostgres(dataDir);
    if (!url) throw error;
    return { url, close: async () => {} };
  }
  const postgres = await startPostgres({ dataDir, say });
  return { url: postgres.url, close: () => postgres.stop().then(release) };
};

/** For the commands beside the mall: its migrated database, the one of DATABASE_URL or its own, whether the mall is open or not. */
export const withDatabase = async (config: Config, say: (line: string) => void, work: (pool: pg.Pool) => Promise<void>): Promise<void> => {
  const { url, close } = config.DATABASE_URL ? { url: config.DATABASE_URL, close: async () => {} } : await openOwn(config.DATA_DIR, say);
  const pool = openPool(url, 4);
  try {
    await migrate(pool);
    await work(pool);
  } finally {
    await pool.end();
    await close();
  }
};
