import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { couponStateOf } from './coupon-state.ts';

const refusals = {
  overdue: 'marketing.coupon_overdue',
  upcoming: 'marketing.coupon_upcoming',
  received: 'marketing.coupon_received',
  none_left: 'marketing.coupon_none_left',
} as const;

const Row = z.strictObject({
  begun: z.boolean(),
  over: z.boolean(),
  quota: z.number(),
  received: z.number(),
  perMember: z.number(),
  mine: z.number(),
});
type Row = z.infer<typeof Row>;

const requireState = async (tx: Tx, side: BuyerSide, couponId: Id) => {
  const rows = await readRows(tx, Row)`
    select a.starts_at <= now() as begun, a.ends_at <= now() as over, c.quota, c.received, c.per_member as "perMember",
      (select count(*)::int from member_coupon where coupon_id = c.id and ${within(side, 'member_coupon')}) as mine
    from activity a join coupon c on c.id = a.id where a.id = ${couponId} and a.state = 'on'`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return couponStateOf(row);
};

/**
 * Gives the member one of the coupon. The look first sends most of a rush away without a lock; the counter, taken under the lock of its
 * row, decides how many there are, and because that lock is held, counting the member's own behind it is exact too.
 */
export const receiveCoupon = async (tx: Tx, side: BuyerSide, couponId: Id): Promise<{ isReceived: 1 }> => {
  const state = await requireState(tx, side, couponId);
  if (state !== 'receivable') throw refuse(refusals[state]);
  const taken = await tx.execute(sql`
    update coupon c set received = received + 1 from activity a
    where c.id = ${couponId} and a.id = c.id and a.state = 'on' and a.starts_at <= now() and a.ends_at > now() and c.received < c.quota`);
  if (taken.rowCount === 0) throw refuse(refusals.none_left);
  const given = await tx.execute(sql`
    insert into member_coupon (coupon_id, member_id, seq, valid_from, valid_until)
    select c.id, ${side.memberId}, mine.amount + 1, c.valid_from, c.valid_until
    from coupon c, (select count(*) as amount from member_coupon where coupon_id = ${couponId} and ${within(side, 'member_coupon')}) mine
    where c.id = ${couponId} and mine.amount < c.per_member`);
  if (given.rowCount === 0) throw refuse(refusals.received);
  return { isReceived: 1 };
};
