import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ at: z.string() });

/** Seconds of the database's clock and eight digits that nobody guesses: payments, attempts and refunds are named so. */
export const newPayNumber = async (tx: Tx): Promise<string> => {
  const rows = await readRows(tx, Row)`select to_char(now(), 'YYMMDDHH24MISS') as at`;
  return `${rows[0]?.at}${String(randomInt(100_000_000)).padStart(8, '0')}`;
};
