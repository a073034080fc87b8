import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { grantPoints } from './grant-points.ts';
import { readPointRules } from './point-rules.queries.ts';

type Earned = { reason: 'order' | 'review'; remark?: string };

const Row = z.strictObject({ day: z.number(), month: z.number() });

/** Points that somebody earns, as far as the ceilings of day and month leave room. Returns how many he got; once for each `ref`. */
export const earnPoints = async (tx: Tx, memberId: Id, amount: number, ref: string, why: Earned): Promise<number> => {
  if (amount <= 0) return 0;
  // Held, so that two that are earned at once find each other under the ceiling.
  await tx.execute(
    sql`insert into point_account (member_id) values (${memberId}) on conflict (member_id) do update set balance = point_account.balance`,
  );
  const { dayMost, monthMost } = await readPointRules(tx);
  const [had] = await readRows(tx, Row)`
    select coalesce(sum(change) filter (where at >= date_trunc('day', now())), 0)::float8 as day, coalesce(sum(change), 0)::float8 as month
    from point_ledger where member_id = ${memberId} and reason in ('order', 'review') and at >= date_trunc('month', now()) and ref <> ${ref}`;
  const room = (most: number, got = 0) => (most === 0 ? amount : most - got);
  const points = Math.min(amount, room(dayMost, had?.day), room(monthMost, had?.month));
  if (points > 0) await grantPoints(tx, memberId, points, ref, why);
  return Math.max(0, points);
};
