import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { sqlList } from '../kernel/sql-list.ts';

/** Pieces of a spec at the price of an activity: the session of a seckill (3), the activity of a group buy (4) or of a time-limited buy (5). */
export type ActivityKind = 3 | 4 | 5;
export type ActivityLine = { activityType: ActivityKind; activityRef: Id; specId: Id; num: number };

/** Where each kind keeps its stock, and when it runs. */
export const activityStock = {
  3: { table: sql.raw('seckill_goods'), ref: sql.raw('session_id'), times: sql.raw('seckill_session'), runs: sql`true` },
  // What was stopped sells no more, and its end waits for who is buying.
  4: { table: sql.raw('group_buy'), ref: sql.raw('id'), times: sql.raw('activity'), runs: sql`k.state = 'running'` },
  5: { table: sql.raw('time_limited_goods'), ref: sql.raw('activity_id'), times: sql.raw('activity'), runs: sql`t.state = 'on'` },
} as const;

export const activityKinds = [3, 4, 5] as const;

/** The lines as a table `wanted (ref, spec_id, num)`, from `activityValues`. */
export const wantedActivity = sql`wanted as (
  select ref, spec_id, sum(num)::int as num
  from unnest(${sqlList(sql.placeholder('refs'))}, ${sqlList(sql.placeholder('specIds'))}, ${sqlList(sql.placeholder('nums'), 'int')})
    as line (ref, spec_id, num) group by ref, spec_id)`;

/** The rows of their stock, locked in one order, so that two orders cannot wait for each other. */
export const heldActivity = (kind: ActivityKind): SQL => {
  const { table, ref } = activityStock[kind];
  return sql`held as materialized (
    select k.${ref} as ref, k.spec_id from ${table} k join wanted w on w.ref = k.${ref} and w.spec_id = k.spec_id
    order by k.${ref}, k.spec_id for no key update of k)`;
};

export const activityValues = (lines: readonly ActivityLine[]) => ({
  refs: lines.map(({ activityRef }) => activityRef),
  specIds: lines.map(({ specId }) => specId),
  nums: lines.map(({ num }) => num),
});
export type ActivityValues = ReturnType<typeof activityValues>;
