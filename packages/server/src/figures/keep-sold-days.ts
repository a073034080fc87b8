import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { takeTime } from '../kernel/take-time.ts';
import { keptDays } from './figure-days.ts';

const Turn = z.strictObject({ mine: z.boolean() });
const Looked = z.strictObject({ goods: z.int() });
const Moment = z.strictObject({ at: z.string() });
const Days = z.strictObject({ first: z.string(), next: z.string(), days: z.int() });
type Days = z.infer<typeof Days>;
type Round = { readonly since: string; readonly now: SQL; readonly most: number };

/** So long at a time; what was begun by then is ended. */
const mostMs = 5000;
/** Days together are fewer statements, as long as they are few orders. */
const soonMs = 300;
const mostDays = 64;
const mostGoods = 500;
const mostLines = 20_000;

/** Marks the days on which goods were sold that have got another class; all that are kept, if looking for them takes long. Resolves to how many goods. */
const lookUpGoods = async (tx: Tx): Promise<number> => {
  const [row] = await readRows(tx, Looked)`
    with gone as (delete from sold_goods_change where goods_id = any (array(select goods_id from sold_goods_change order by 1 limit ${mostGoods}::int)) returning goods_id),
      lines as (select l.order_id from order_line l where l.goods_id in (select goods_id from gone) limit ${mostLines}::int + 1),
      few as (select count(*) <= ${mostLines}::int as so from lines),
      days as (
        select mall_day(o.ship_from) as day from lines l join shop_order o on o.id = l.order_id where (select so from few)
        union select k.day from sold_kept k where not (select so from few)),
      marked as (insert into sold_change (day) select day from days where day < mall_day(now()) on conflict do nothing)
    select count(*)::int as goods from gone`;
  return row?.goods ?? 0;
};

/** Days that are over by an hour, in which every transaction of before midnight has ended: those never kept, the latest before the others, else the one that was kept the longest ago; none twice in a sweep. */
const nextDays = async (tx: Tx, { since, now, most }: Round): Promise<Days | undefined> => {
  const [days] = await readRows(tx, Days)`
    with stale as (
      select d.day, k.kept_at, d.n - (row_number() over (partition by k.day is null order by d.n))::int as run
      from (select mall_day(${now}) - ${keptDays}::int + n as day, n from generate_series(1, ${keptDays}::int) n) d left join sold_kept k on k.day = d.day
      where d.day < mall_day(${now} - interval '1 hour')
        and (k.day is null or k.kept_at < ${since}::timestamptz and exists (select from sold_change c where c.day = d.day))),
      chosen as (
        select case when kept_at is null then greatest(day + 1 - ${most}::int, min(day) over (partition by kept_at is null, run)) else day end as first, day + 1 as next
        from stale order by kept_at nulls first, day desc limit 1)
    select first::text, next::text, next - first as days from chosen`;
  return days;
};

/** Sums days anew. Marks go first: what commits afterwards leaves one that is not taken away, whether the sums see it or not. */
const keepDays = async (tx: Tx, { first, next }: Days): Promise<void> => {
  const theseDays = sql`day >= ${first}::date and day < ${next}::date`;
  await tx.execute(sql`delete from sold_change where ${theseDays}`);
  await tx.execute(sql`delete from sold_kept where ${theseDays}`);
  await tx.execute(sql`delete from sold_day where ${theseDays}`);
  await tx.execute(sql`delete from sold_payer where ${theseDays}`);
  await tx.execute(
    sql`insert into sold_kept (day) select ${first}::date + n from generate_series(0, ${next}::date - ${first}::date - 1) n`,
  );
  await tx.execute(sql`
    insert into sold_day (day, class_id, store_id, fen, orders)
    select * from sold_orders(${first}::date, ${next}::date) union all select * from sold_classes(${first}::date, ${next}::date)`);
  await tx.execute(sql`insert into sold_payer (day, member_id) select * from sold_payers(${first}::date, ${next}::date)`);
};

/** One node at a time. */
const isMyTurn = async (tx: Tx): Promise<boolean> => {
  const [turn] = await readRows(tx, Turn)`select pg_try_advisory_xact_lock(hashtextextended('sold_day', 0)) as mine`;
  return turn?.mine === true;
};

/** In a transaction of its own, by one node at a time; 0 when it is another's turn. A day of a very large mall takes longer than a statement of a page may. */
const inTurn = (db: Db, work: (tx: Tx) => Promise<number>): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (!(await isMyTurn(tx))) return 0;
    await takeTime(tx, 60);
    return work(tx);
  });

const keepNext = async (tx: Tx, round: Round): Promise<number> => {
  const days = await nextDays(tx, round);
  if (days) await keepDays(tx, days);
  return days?.days ?? 0;
};

/** Sums the days that are over, and again those that were changed since. Resolves to how many it kept. */
export const keepSoldDays = async ({ db }: Pick<House, 'db'>, now: SQL = sql`now()`): Promise<number> => {
  const [begun] = await readRows(db, Moment)`select clock_timestamp()::text as at`;
  const until = performance.now() + mostMs;
  while ((await inTurn(db, lookUpGoods)) > 0 && performance.now() < until);
  let sum = 0;
  for (let most = 1; ; ) {
    const since = performance.now();
    const round = { since: begun?.at ?? '', now, most };
    const kept = await inTurn(db, (tx) => keepNext(tx, round));
    sum += kept;
    const at = performance.now();
    if (kept === 0 || at > until) return sum;
    most = at - since < soonMs ? Math.min(kept * 2, mostDays) : 1;
  }
};
