import type pg from 'pg';
import { demoMembers, demoPassword } from '../demo/account/demo-members.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { listWithPassword } from './account/list-with-password.ts';
import { layFirstFacts } from './content/lay-first-facts.ts';
import type { Config } from './kernel/config.ts';
import { inTransaction, openDb, openPool } from './kernel/db.ts';
import { migrate } from './kernel/migrate.ts';

/** A database that was a demo once lets in whoever has read the README. */
const refusePublishedPasswords = async (pool: pg.Pool): Promise<void> => {
  const open = await listWithPassword(
    pool,
    demoMembers.map(({ mobile }) => mobile),
    demoPassword,
  );
  if (open.length > 0)
    throw new Error(
      `the database has accounts of the demo with their published password (${open.join(', ')}); start on another database, or say DEMO=on`,
    );
};

/** Brings the database to what the mall needs: its tables and first facts, and in a demo its goods. */
export const fillHouse = async (config: Config, databaseUrl: string, say: (line: string) => void): Promise<{ hasOperator: boolean }> => {
  const pool = openPool(databaseUrl, 4);
  try {
    await migrate(pool);
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from goods_class) as empty');
    if (rows[0]?.empty && config.demoOn) {
      say('first run: filling the mall with demo data …');
      await fillDemo(pool, { goods: config.DEMO_GOODS, log: say });
    }
    await inTransaction(openDb(pool), (tx) => layFirstFacts(tx, new Date().getFullYear()));
    if (config.NODE_ENV === 'production' && !config.demoOn) await refusePublishedPasswords(pool);
    const operators = await pool.query(`select from member where audience = 'operator' and enabled limit 1`);
    return { hasOperator: operators.rowCount === 1 };
  } finally {
    await pool.end();
  }
};
