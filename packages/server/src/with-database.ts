import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import type { DatabaseUrls } from './fill-house.ts';
import type { Config } from './kernel/config.ts';
import { openPool } from './kernel/db.ts';
import { holdDataFolder } from './kernel/hold-data-folder.ts';
import { migrate } from './kernel/migrate.ts';
import { openArchive } from './kernel/postgres/archive-settings.ts';
import { findPostgres, startPostgres } from './kernel/postgres/embedded-postgres.ts';

type Opened = DatabaseUrls & { close: () => Promise<void> };

type Own = Pick<Config, 'DATA_DIR' | 'DATABASE_ARCHIVE'>;

const openOwn = async ({ DATA_DIR: dataDir, DATABASE_ARCHIVE }: Own, say: (line: string) => void): Promise<Opened> => {
  mkdirSync(dataDir, { recursive: true });
  let release: () => void;
  try {
    release = holdDataFolder(dataDir);
  } catch (error) {
    // The mall is open at the moment; its database takes one more visitor.
    const found = findPostgres(dataDir);
    if (!found) throw error;
    return { ...found, close: async () => {} };
  }
  const postgres = await startPostgres({ dataDir, say, settings: openArchive(DATABASE_ARCHIVE) });
  return { ...postgres, close: () => postgres.stop().then(release) };
};

const open = (config: Config, say: (line: string) => void): Promise<Opened> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL, MIGRATION_DATABASE_URL: ownerUrl = url } = config;
  return url && ownerUrl ? Promise.resolve({ url, ownerUrl, close: async () => {} }) : openOwn(config, say);
};

const roleOf = async (url: string): Promise<string | undefined> => {
  const pool = openPool(url, 1);
  try {
    return (await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role;
  } finally {
    await pool.end();
  }
};

/** For what only the embedded database needs, whether the mall is open or not. */
export const withOwnPostgres = async (
  config: Own,
  say: (line: string) => void,
  work: (urls: DatabaseUrls) => Promise<void>,
): Promise<void> => {
  const { close, ...urls } = await openOwn(config, say);
  await work(urls).finally(close);
};

/** For the commands beside the mall: its migrated database, the one of DATABASE_URL or its own, whether the mall is open or not. They work as its owner. */
export const withDatabase = async (config: Config, say: (line: string) => void, work: (pool: pg.Pool) => Promise<void>): Promise<void> => {
  const { url, ownerUrl, close } = await open(config, say);
  const pool = openPool(ownerUrl, 4);
  try {
    await migrate(pool, await roleOf(url));
    await work(pool);
  } finally {
    await pool.end();
    await close();
  }
};
