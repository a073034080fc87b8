import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPool } from './kernel/db.ts';
import { dataFolder } from './testing/test-replica.ts';
import { withOwnPostgres } from './with-database.ts';

const home = dataFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('keeps in the archive what a command writes while the mall is shut', async () => {
  const DATABASE_ARCHIVE = join(home, 'archive');
  let part = '';
  await withOwnPostgres(
    { DATA_DIR: join(home, 'mall'), DATABASE_ARCHIVE },
    () => {},
    async ({ ownerUrl }) => {
      const pool = openPool(ownerUrl, 1);
      await pool.query('create table written as select 1 as n');
      part = (await pool.query<{ part: string }>('select pg_walfile_name(pg_current_wal_lsn()) as part')).rows[0]?.part ?? '';
      await pool.end();
    },
  );
  expect([part.length, existsSync(join(DATABASE_ARCHIVE, part))]).toEqual([24, true]);
}, 60_000);
