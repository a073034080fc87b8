import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { keptDays } from './figure-days.ts';

const atOnce = 20_000;
const daysAtOnce = 5;

/** The salts and marks of days that are over go, after which nobody can tell who a visitor was; yesterday's wait an hour for nodes that still write. What is kept by day goes after two years and some. */
export const sweepFigures = async ({ db }: Pick<House, 'db'>): Promise<void> => {
  const over = sql`(now() - interval '1 hour')::date`;
  await db.execute(sql`delete from figure_salt where day < ${over}`);
  await db.execute(
    sql`delete from figure_mark where ctid = any (array(select ctid from figure_mark where day < ${over} limit ${atOnce}::int))`,
  );
  const old = sql`day < current_date - ${keptDays}::int`;
  await db.execute(sql`delete from figure_day where ctid = any (array(select ctid from figure_day where ${old} limit ${atOnce}::int))`);
  await db.execute(sql`
    with gone as (delete from sold_kept where day = any (array(select day from sold_kept where ${old} order by 1 limit ${daysAtOnce}::int)) returning day),
      sums as (delete from sold_day s using gone where s.day = gone.day)
    delete from sold_payer p using gone where p.day = gone.day`);
  // Marks of days that are still kept stay, or what they stand for would be forgotten.
  await db.execute(sql`
    delete from sold_change where ctid = any (array(
      select ctid from sold_change c where ${old} and not exists (select from sold_kept k where k.day = c.day) limit ${atOnce}::int))`);
};
