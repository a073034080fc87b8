import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ soon: z.boolean() });

/** Something is to happen later than now, within a year, by the clock of the database. */
export const requireSoon = async (tx: Tx, at: string): Promise<void> => {
  const [row] = await readRows(tx, Row)`select ${at}::timestamptz > now() and ${at}::timestamptz < now() + interval '1 year' as soon`;
  if (!row?.soon) throw refuse('content.moment_past');
};
