import { sql } from 'drizzle-orm';

/** How far the log is of whoever answers: a replica stands in for a primary that is gone, and has no end of its own. */
export const logPlace = sql`coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0')::text`;

/** A place in the write-ahead log, as a number that can be compared. */
export const lsnOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};
