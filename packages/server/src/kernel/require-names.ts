import type pg from 'pg';

/**
 * A pooler that gives every transaction another session knows a statement's name in one of them alone: what was named there is unknown in the next, and half of all
 * calls would fail. `pool` has two connections; while one holds the session of the other, the other gets a new one.
 */
export const requireNames = async (pool: pg.Pool): Promise<void> => {
  const [one, other] = [await pool.connect(), await pool.connect()];
  const named = { name: 'pooler_keeps_names', text: 'select 1' };
  const begin = async (client: pg.PoolClient) => {
    await client.query('begin');
    await client.query(named);
  };
  try {
    await begin(one);
    await one.query('commit');
    await begin(other);
    await begin(one);
  } catch (cause) {
    throw new Error(
      'DATABASE_URL leads to a pooler that keeps no names of statements; set DATABASE_STATEMENTS=unnamed (docs/configuration.md)',
      { cause },
    );
  } finally {
    for (const client of [one, other]) client.release(true);
  }
};
