import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { keptDays } from './figure-days.ts';

const atOnce = 20_000;

/** The salts and marks of days that are over go, after which nobody can tell who a visitor was; yesterday's wait an hour for nodes that still write. */
export const sweepFigures = async ({ db }: Pick<House, 'db'>): Promise<void> => {
  const over = sql`(now() - interval '1 hour')::date`;
  await db.execute(sql`delete from figure_salt where day < ${over}`);
  await db.execute(
    sql`delete from figure_mark where ctid = any (array(select ctid from figure_mark where day < ${over} limit ${atOnce}::int))`,
  );
  const old = sql`day < current_date - ${keptDays}::int`;
  await db.execute(sql`delete from figure_day where ctid = any (array(select ctid from figure_day where ${old} limit ${atOnce}::int))`);
  await db.execute(sql`delete from sold_kept where ${old}`);
  await db.execute(sql`delete from sold_change where ctid = any (array(select ctid from sold_change where ${old} limit ${atOnce}::int))`);
};
