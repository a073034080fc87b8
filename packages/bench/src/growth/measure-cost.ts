import { type Db, openDb } from '@mall/server/kernel/db.ts';
import type pg from 'pg';

/** What a read costs: its time, the pages that its statements touch, and how many statements these are. */
export type Cost = { readonly ms: number; readonly pages: number; readonly statements: number };

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Plan = { 'QUERY PLAN': { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }[] };

const rounds = 7;
const isRead = ({ text }: Statement): boolean => /^\s*(select|with)\b/i.test(text);

const hearing = (pool: pg.Pool, heard: Statement[]): Db =>
  openDb(
    Object.create(pool, {
      query: {
        value: (asked: string | pg.QueryConfig, values?: unknown[]) => {
          heard.push({
            text: typeof asked === 'string' ? asked : asked.text,
            values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])),
          });
          return pool.query(asked as pg.QueryConfig, values);
        },
      },
    }) as pg.Pool,
  );

const pagesOf = async (pool: pg.Pool, { text, values }: Statement): Promise<number> => {
  const { rows } = await pool.query<Plan>(`explain (analyze, buffers, timing off, format json) ${text}`, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
};

/** Reads once to warm and to hear the statements, then some times for the middle. */
export const measureCost = async (pool: pg.Pool, read: (db: Db) => Promise<unknown>): Promise<Cost> => {
  const heard: Statement[] = [];
  await read(hearing(pool, heard));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each as the first: what a count keeps is kept with the pool that was asked.
    const db = openDb(new Proxy(pool, {}));
    const since = performance.now();
    await read(db);
    times.push(performance.now() - since);
  }
  let pages = 0;
  for (const one of heard.filter(isRead)) pages += await pagesOf(pool, one);
  return { ms: times.toSorted((one, other) => one - other)[rounds >> 1] ?? 0, pages, statements: heard.length };
};
