import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { couponSoonDays, type MyCouponTab } from '@mall/contract/marketing/coupon.rules.ts';
import type { MyCoupon, MyCouponPage, MyCouponQuery } from '@mall/contract/marketing/my-coupon.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { couponFields, heldFields, mine, ReceivedRow, toReceived } from './coupon.queries.ts';
import { listScopes, type Scopes } from './scope.queries.ts';

const Row = ReceivedRow.extend({ soon: z.boolean(), used_order_id: Id.nullable(), used_at: z.string().nullable() });
type Row = z.infer<typeof Row>;
const CountRow = z.strictObject({ unused: z.int(), used: z.int(), expired: z.int(), found: z.int() });

/** By the clock and not by the job that writes it down later. */
const isOf: Record<MyCouponTab, SQL> = {
  unused: sql`(m.state = 'new' and m.valid_until > now())`,
  used: sql`m.state = 'used'`,
  expired: sql`(m.state in ('expired', 'closed') or m.state = 'new' and m.valid_until <= now())`,
};
/** What ends first is spent first; of what is over the latest is looked for. */
const orderOf: Record<MyCouponTab, SQL> = {
  unused: sql`m.valid_until, m.id`,
  used: sql`m.used_at desc, m.id desc`,
  expired: sql`m.valid_until desc, m.id desc`,
};

const endsWithin = (days: number): SQL => sql`m.valid_until <= now() + make_interval(days => ${days})`;

const toMine = (row: Row, scopes: Scopes, language: Language): MyCoupon => ({
  ...toReceived(row, scopes, language),
  soonFlag: row.soon ? 1 : 0,
  ...(row.used_order_id !== null && { usedOrderId: row.used_order_id }),
  ...(row.used_at !== null && { usedDate: row.used_at }),
});

export const listMyCoupons = async (
  tx: Tx,
  side: BuyerSide,
  { state, days, page, limit }: MyCouponQuery,
  language: Language,
): Promise<MyCouponPage> => {
  const wanted = sql`${isOf[state]} and ${days === undefined ? sql`true` : endsWithin(days)}`;
  const [rows, counted] = await Promise.all([
    readRows(tx, Row)`
      select ${couponFields}, ${heldFields}, ${isOf.unused} and ${endsWithin(couponSoonDays)} as soon,
        m.used_order_id::text, ${timeText(sql`m.used_at`)} as used_at
      from member_coupon m join coupon c on c.id = m.coupon_id join activity a on a.id = c.id ${mine(side)}
      where ${within(side, 'm')} and ${wanted} order by ${orderOf[state]} limit ${limit} offset ${(page - 1) * limit}`,
    readRows(tx, CountRow)`
      select (count(*) filter (where ${isOf.unused}))::int as unused, (count(*) filter (where ${isOf.used}))::int as used,
        (count(*) filter (where ${isOf.expired}))::int as expired, (count(*) filter (where ${wanted}))::int as found
      from member_coupon m where ${within(side, 'm')}`,
  ]);
  const scopes = await listScopes(
    tx,
    rows.map((row) => row.id),
    language,
  );
  const { found, ...counts } = counted[0] ?? { unused: 0, used: 0, expired: 0, found: 0 };
  return { list: rows.map((row) => toMine(row, scopes, language)), total: found, counts };
};
