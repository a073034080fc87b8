import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const patienceMs = 120_000;
const pauseMs = 500;

/** What the trial itself writes and reads goes on after a failover as if there had been none; what is wrong with the statement is said at once. */
export const openPatientPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000, query_timeout: 9000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  const again = async (...given: unknown[]): Promise<unknown> => {
    for (const until = Date.now() + patienceMs; ; await sleep(pauseMs)) {
      try {
        return await query(...given);
      } catch (error) {
        const { code, severity } = error as { code?: string; severity?: string };
        // 25006: a server that only reads; 53: its disk is full; FATAL: it could not even begin a session.
        const passes = severity === 'FATAL' || !code || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57|53|25006)/.test(code);
        if (!passes || Date.now() > until) throw error;
      }
    }
  };
  return Object.assign(pool, { query: again });
};
