import type pg from 'pg';
import { verifyPassword } from './verify-password.ts';

/** Who of these can still be signed in as with that password. */
export const listWithPassword = async (pool: pg.Pool, mobiles: readonly string[], password: string): Promise<string[]> => {
  const { rows } = await pool.query<{ mobiles: string[]; hash: string }>(
    'select array_agg(mobile order by mobile) as mobiles, password_hash as hash from member where enabled and mobile = any ($1) group by password_hash',
    [mobiles],
  );
  const found: string[] = [];
  for (const row of rows) if (await verifyPassword(row.hash, password)) found.push(...row.mobiles);
  return found.toSorted();
};
