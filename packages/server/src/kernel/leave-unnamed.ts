import type pg from 'pg';

/** Sends every statement without the name that would let PostgreSQL keep its plan: the next transaction may run in a session that never heard it. */
export const leaveUnnamed = (pool: pg.Pool): void => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
    const unnamed = (first: unknown, ...rest: unknown[]) =>
      query(typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first, ...rest);
    Object.assign(client, { query: unnamed });
  });
};
