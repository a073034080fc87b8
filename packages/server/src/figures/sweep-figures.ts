import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';

/** Two years of comparison are a year and the one before it. */
const keptDays = 800;
const atOnce = 20_000;

/** The salts and marks of days that are over go, after which nobody can tell who a visitor was; yesterday's wait an hour for nodes that still write. */
export const sweepFigures = async ({ db }: Pick<House, 'db'>): Promise<void> => {
  const over = sql`(now() - interval '1 hour')::date`;
  await db.execute(sql`delete from figure_salt where day < ${over}`);
  await db.execute(
    sql`delete from figure_mark where ctid = any (array(select ctid from figure_mark where day < ${over} limit ${atOnce}::int))`,
  );
  await db.execute(
    sql`delete from figure_day where ctid = any (array(select ctid from figure_day where day < current_date - ${keptDays}::int limit ${atOnce}::int))`,
  );
};
