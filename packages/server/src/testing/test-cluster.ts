import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '../kernel/db.ts';
import { migrate } from '../kernel/migrate.ts';
import { mallRole, startPostgres } from '../kernel/postgres/embedded-postgres.ts';
import { quickFolder } from './quick-folder.ts';

export const templateName = 'mall_template';

/** One PostgreSQL for a test run, with a migrated template that every worker copies. `TEST_PG_BIN` runs the same on another version. */
export const startTestCluster = async () => {
  const dataDir = mkdtempSync(join(quickFolder(), 'mall-test-'));
  chmodSync(dataDir, 0o755);
  // What a test writes need not survive a power cut.
  const postgres = await startPostgres({
    dataDir,
    binDir: process.env['TEST_PG_BIN'] || undefined,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  const admin = openPool(postgres.ownerUrl, 1);
  await admin.query(`create database ${templateName} template template0 encoding 'UTF8'`);
  const pool = openPool(databaseUrl(postgres.ownerUrl, templateName), 1);
  await migrate(pool, mallRole);
  await pool.end();
  await admin.end();
  return {
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export const databaseUrl = (clusterUrl: string, database: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
};
