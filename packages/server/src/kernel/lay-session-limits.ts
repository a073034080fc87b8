import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { inTransaction, openDb } from './db.ts';
import { readRows } from './read-rows.ts';
import { sessionLimits } from './session-limits.ts';

const Laid = z.strictObject({ settings: z.array(z.string()), database: z.string() });

/** Two nodes that start together would change one row at once. */
const turn = 7_302_029;

/**
 * A pooler opens sessions by itself and passes on nothing of what a client says at the beginning, so what holds in every session is laid down with the role
 * that the mall works as. `direct` leads past the pooler.
 */
export const laySessionLimits = (direct: pg.Pool): Promise<void> =>
  inTransaction(openDb(direct), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    const [laid] = await readRows(tx, Laid)`
      select coalesce((select s.setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        where s.setrole = current_user::regrole and d.datname = current_database()), '{}') as settings, quote_ident(current_database()) as database`;
    for (const [name, value] of Object.entries(sessionLimits)) {
      if (laid?.settings.some((said) => said.toLowerCase() === `${name}=${value}`.toLowerCase())) continue;
      await tx.execute(sql.raw(`alter role current_user in database ${laid?.database} set ${name} = '${value}'`));
    }
  });

const Shown = z.strictObject({ timezone: z.string() });

/** A mall whose days begin at another hour must not open. */
export const requireSessionLimits = async (pool: pg.Pool): Promise<void> => {
  const [shown] = await readRows(openDb(pool), Shown)`select current_setting('timezone') as timezone`;
  if (shown?.timezone === sessionLimits.timezone) return;
  throw new Error(
    `sessions of DATABASE_URL are in the time zone ${shown?.timezone}: the pooler had opened them before; have it open new ones (RECONNECT at its console)`,
  );
};
