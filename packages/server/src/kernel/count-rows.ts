import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type * as z from 'zod';
import type { Tx } from './db.ts';
import { asRows } from './read-rows.ts';

const dialect = new PgDialect();

/** Fewer are counted in some milliseconds, each time anew. */
const many = 20_000;
const keptMs = 5000;
/** What takes seconds to count may not be most of what the database does. */
const keptTimes = 20;
const mostKeptMs = 60_000;
const mostAskers = 2000;
const mostOfOne = 50;

type Kept = { rows: Promise<unknown[]>; until: number };
/** What is kept by who asked and by what was asked of which pool: the primary's, or one that leads to a replica. */
const counts = new Map<string, Map<string, Kept>>();
const numbers = new WeakMap<pg.Pool, number>();
let pools = 0;

const numberOf = (pool: pg.Pool): number => {
  const number = numbers.get(pool) ?? (pools += 1);
  numbers.set(pool, number);
  return number;
};

const ownOf = (asker: string): Map<string, Kept> => {
  const own = counts.get(asker) ?? new Map<string, Kept>();
  counts.set(asker, own);
  dropFirst(counts, mostAskers);
  return own;
};

const dropFirst = (map: Map<string, unknown>, most: number): void => {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
};

type Counting<Row> = {
  readonly row: z.ZodType<Row>;
  /** Whose question it is: his own writes make him count anew. */
  readonly asker: string | undefined;
  /** How many rows the answer stands for. */
  readonly all: (rows: readonly Row[]) => number;
};

/**
 * What counts all of something reads it all, however little of it is shown: half a million orders take a company's pages a third of a second, each time. So a count of very many
 * is kept for some seconds, for who asked. In a transaction nothing is kept.
 */
export const countRows =
  <Row>(tx: Tx, { row, asker = '', all }: Counting<Row>) =>
  async (content: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const { $client: client } = tx;
    if (!(client instanceof pg.Pool)) return asRows(row, (await tx.execute(sql(content, ...values))).rows);
    const { sql: text, params } = dialect.sqlToQuery(sql(content, ...values));
    const own = ownOf(asker);
    const key = JSON.stringify([numberOf(client), text, params]);
    const kept = own.get(key);
    if (kept && kept.until > performance.now()) return asRows(row, await kept.rows);
    const since = performance.now();
    const rows = client.query({ text, values: params }).then((answer) => asRows(row, answer.rows));
    // Whoever comes while it is counted waits for the same.
    own.set(key, { rows, until: Number.POSITIVE_INFINITY });
    try {
      const found = await rows;
      // What he has changed meanwhile took `own` away, and this count with it.
      if (all(found) < many) own.delete(key);
      else
        own.set(key, { rows, until: performance.now() + Math.max(keptMs, Math.min(mostKeptMs, keptTimes * (performance.now() - since))) });
      dropFirst(own, mostOfOne);
      return found;
    } catch (error) {
      own.delete(key);
      throw error;
    }
  };

/** He has changed something: what he reads next tells of it, wherever it is read. */
export const forgetCounts = (asker: string): void => void counts.delete(asker);
