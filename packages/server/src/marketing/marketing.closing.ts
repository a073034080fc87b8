import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import type { Eraser } from '../account/eraser.ts';
import { readRows } from '../kernel/read-rows.ts';
import { reclaimPoints } from './reclaim-points.ts';

const Row = z.strictObject({ points: z.int(), coupon: z.int() });

export const marketingClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select coalesce((select balance from point_account where member_id = ${memberId}), 0)::int as points,
      (select count(*) from member_coupon where member_id = ${memberId} and state = 'new' and valid_until > now())::int as coupon`;
  return row ?? {};
};

/** Points go back through the ledger and coupons are closed, so that the sums of both still hold. */
export const eraseMarketing: Eraser = async (tx, { side: { memberId } }) => {
  await reclaimPoints(tx, memberId, Number.MAX_SAFE_INTEGER, `closing:${memberId}`, { reason: 'adjust', remark: '账号注销' });
  await tx.execute(sql`update member_coupon set state = 'closed' where member_id = ${memberId} and state = 'new'`);
  await tx.execute(sql`delete from seckill_remind where member_id = ${memberId}`);
};
