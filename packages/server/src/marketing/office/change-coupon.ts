import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { CouponInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { Laying } from './lay-activity.ts';
import { requireComing } from './require-activity.ts';
import { requireTargets } from './require-targets.ts';
import { rewriteActivity } from './rewrite-activity.ts';

/** A coupon that nobody could receive yet, anew. */
export const changeCoupon = async (tx: Tx, side: Laying, id: Id, input: CouponInput): Promise<void> => {
  const held = await requireComing(tx, side, id, 1);
  const targetIds = await requireTargets(tx, held.storeId, input);
  await rewriteActivity(tx, side, held, { ...input, targetIds });
  await tx.execute(sql`
    update coupon c set threshold_fen = ${fromYuan(input.threshold)}, reduction_fen = ${fromYuan(input.reduction)}, quota = ${input.quota}, per_member = ${input.perMember}, valid_from = a.starts_at,
      valid_until = greatest(a.ends_at, a.starts_at + make_interval(days => ${input.validDays})) from activity a where c.id = ${id} and a.id = c.id`);
};
