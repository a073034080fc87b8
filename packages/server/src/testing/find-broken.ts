import type { Db } from '../kernel/db.ts';

/** The invariants that do not hold, by the view that the mall itself is checked with; `without`: those of rooms that a test goes past. */
export const findBroken = async (db: Db, without: readonly string[] = []): Promise<string[]> => {
  const { rows } = await db.pool.query<{ id: string; rule: string; bad: string }>(
    'select id, rule, bad from inv.checks where bad > 0 order by id',
  );
  return rows.filter(({ id }) => !without.includes(id)).map(({ id, rule, bad }) => `${id} ${rule}: ${bad}`);
};

/** For tests that pay and give back without a bank: what came in, what goes back, what after-sales say. */
export const pastTheBank = ['I10', 'I14', 'I29'] as const;
