import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { keptDays } from './figure-days.ts';

const Days = z.strictObject({ first: z.string(), next: z.string(), days: z.int() });
type Days = z.infer<typeof Days>;

/** So long at a time, because who ends the mall waits for it. */
const mostMs = 5000;
/** Days together are fewer statements, as long as they are few orders. */
const soonMs = 300;
const mostDays = 64;

/** The latest days that are over and not kept, unless another node is keeping some. A transaction that began before midnight has ended an hour later. */
const nextDays = async (tx: Tx, most: number): Promise<Days | undefined> => {
  const [turn] = await readRows(tx, z.strictObject({ mine: z.boolean() }))`
    select pg_try_advisory_xact_lock(hashtextextended('sold_day', 0)) as mine`;
  if (!turn?.mine) return undefined;
  const [days] = await readRows(tx, Days)`
    select greatest(first, next - ${most}::int)::text as first, next::text, least(next - first, ${most}::int) as days
    from sold_open_days(current_date - ${keptDays}::int, (now() - interval '1 hour')::date - 1) order by next desc limit 1`;
  return days;
};

/** Sums days anew. All its statements see the same moment: a change that they do not see has left a mark that they do not take away. */
const keepDays = async (tx: Tx, { first, next }: Days): Promise<void> => {
  await tx.execute(sql`delete from sold_change where day >= ${first}::date and day < ${next}::date`);
  await tx.execute(sql`delete from sold_kept where day >= ${first}::date and day < ${next}::date`);
  await tx.execute(
    sql`insert into sold_kept (day) select d::date from generate_series(${first}::date, ${next}::date - 1, interval '1 day') d`,
  );
  await tx.execute(sql`
    insert into sold_day (day, class_id, store_id, fen, orders)
    select * from sold_orders(${first}::date, ${next}::date) union all select * from sold_classes(${first}::date, ${next}::date)`);
  await tx.execute(sql`insert into sold_payer (day, member_id) select * from sold_payers(${first}::date, ${next}::date)`);
};

const keepNext = (db: Db, most: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    // One day of a very large mall takes longer than a statement of a page may.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const days = await nextDays(tx, most);
    if (days) await keepDays(tx, days);
    return days?.days ?? 0;
  });

/** Sums the days that are over, and again those that were changed since, the latest first. Resolves to how many it kept. */
export const keepSoldDays = async ({ db }: Pick<House, 'db'>): Promise<number> => {
  const until = performance.now() + mostMs;
  let sum = 0;
  for (let most = 1; ; ) {
    const since = performance.now();
    const kept = await keepNext(db, most);
    sum += kept;
    const now = performance.now();
    if (kept === 0 || now > until) return sum;
    most = now - since < soonMs ? Math.min(most * 2, mostDays) : 1;
  }
};
