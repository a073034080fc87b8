import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { coversGoods } from './cover.queries.ts';

const UnfitRow = z.strictObject({
  memberCouponId: Id,
  names: WordsColumn,
  thresholdFen: z.number(),
  reductionFen: z.number(),
  validFrom: z.string(),
  validUntil: z.string(),
  early: z.boolean(),
  over: z.boolean(),
});
export type UnfitRow = z.infer<typeof UnfitRow>;

const most = 30;

/** Coupons of the member that cannot be spent on these goods: for others, not yet, or not any more (of the last month). */
export const listUnfitCoupons = async (tx: Tx, side: BuyerSide, goodsIds: readonly Id[]): Promise<UnfitRow[]> => {
  const rows = await readRows(tx, UnfitRow)`
    select m.id::text as "memberCouponId", a.names, c.threshold_fen::float8 as "thresholdFen", c.reduction_fen::float8 as "reductionFen",
      ${timeText(sql`m.valid_from`)} as "validFrom", ${timeText(sql`m.valid_until`)} as "validUntil",
      m.valid_from > now() as early, m.valid_until <= now() as over
    from member_coupon m join coupon c on c.id = m.coupon_id join activity a on a.id = c.id
    where ${within(side, 'm')} and m.state in ('new', 'expired') and m.valid_until > now() - interval '30 days'
      and (m.valid_from > now() or m.valid_until <= now() or not ${coversGoods(goodsIds)})
    order by over, early, m.valid_until, m.id limit ${most}`;
  return rows;
};
