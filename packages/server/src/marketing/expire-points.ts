import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { movePoints } from './move-points.ts';

const Due = z.strictObject({ memberId: Id });
const Stale = z.strictObject({ points: z.number(), day: z.string() });

/** Up to when points have outlived their validity; a new validity takes nothing before it has passed once. */
const cutoff = sql`(select case when r.valid_months > 0 and r.valid_since <= now() - make_interval(months => r.valid_months) then now() - make_interval(months => r.valid_months) end
  from point_rules r order by r.id desc limit 1)`;

/** The oldest points are used first: what is left of those before the day is what came until then, less all that ever went. */
const expireOf = async (tx: Tx, memberId: Id): Promise<void> => {
  await tx.execute(sql`select from point_account where member_id = ${memberId} for update`);
  const [stale] = await readRows(tx, Stale)`
    select (coalesce(sum(change) filter (where change > 0 and at <= ${cutoff}), 0) + coalesce(sum(change) filter (where change < 0), 0))::float8 as points,
      to_char(now(), 'YYYY-MM-DD HH24') as day
    from point_ledger where member_id = ${memberId}`;
  if (stale && stale.points > 0)
    await movePoints(tx, { memberId, change: -stale.points, reason: 'expire', ref: `expire:${memberId}:${stale.day}` });
};

/** Points that are older than the rules let them become go, through the ledger like all others. */
export const expirePoints = async (db: Db): Promise<void> => {
  const due = await readRows(db, Due)`
    select a.member_id::text as "memberId" from point_account a
    where a.balance > 0 and exists (select from point_ledger l where l.member_id = a.member_id and l.change > 0 and l.at <= ${cutoff})
      and (select sum(l.change) filter (where l.change < 0 or l.at <= ${cutoff}) from point_ledger l where l.member_id = a.member_id) > 0`;
  for (const { memberId } of due) await inTransaction(db, (tx) => expireOf(tx, memberId));
};
