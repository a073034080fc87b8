import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { CouponInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { type Laying, layActivity, storeOf } from './lay-activity.ts';
import { requireTargets } from './require-targets.ts';

/** A coupon that is given out between its times, and can be used for so many days from the first on, or until it is given out no longer if that is later. */
export const layCoupon = async (tx: Tx, side: Laying, input: CouponInput): Promise<Id> => {
  const targetIds = await requireTargets(tx, storeOf(side), input);
  const id = await layActivity(tx, side, { ...input, type: 1, targetIds });
  await tx.execute(sql`
    insert into coupon (id, threshold_fen, reduction_fen, quota, per_member, valid_from, valid_until)
    select ${id}, ${fromYuan(input.threshold)}, ${fromYuan(input.reduction)}, ${input.quota}, ${input.perMember}, starts_at,
      greatest(ends_at, starts_at + make_interval(days => ${input.validDays})) from activity where id = ${id}`);
  return id;
};
