import { Id } from '@mall/contract/kernel/fields.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setActivityPrices } from '../../src/catalogue/set-activity-prices.ts';
import type { Tx } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';

export const demoLimitedKey = 'demo_limited';
export const demoCouponKey = (nth: number): string => `demo_coupon_${nth}`;
export const demoReductionKey = (nth: number): string => `demo_reduction_${nth}`;

const dayMs = 86_400_000;
/** How long ago the time-limited buy of a fresh demo began; from it one sees how old a demo is. */
export const limitedSince = 2;

const Limited = z.strictObject({ id: Id, starts: z.string(), ends: z.string() });
type Limited = z.infer<typeof Limited>;

const ours = sql`key like 'demo\\_coupon\\_%' or key like 'demo\\_reduction\\_%' or key = ${demoLimitedKey}`;

const Row = z.strictObject({ spec_id: z.string(), price_fen: z.string() });

/** The prices on the cards go with the activity; what is sold out stays without. */
const moveLimitedPrices = async (tx: Tx, limited: Limited, days: number): Promise<void> => {
  const rows = await readRows(
    tx,
    Row,
  )`select spec_id::text, price_fen::text from time_limited_goods where activity_id = ${limited.id} and sold < total`;
  const move = (time: string) => new Date(Number(time) * 1000 + days * dayMs);
  await setActivityPrices(tx, {
    activityType: 5,
    activityRef: limited.id,
    startsAt: move(limited.starts),
    endsAt: move(limited.ends),
    prices: rows.map((row) => ({ specId: row.spec_id, price: fen(Number(row.price_fen)) })),
  });
};

/**
 * Moves the demo's coupons, full reductions and time-limited buys by as many days as have passed, so that an old demo offers what a fresh
 * one does: what was to come is still to come, what was over is over. A mall without them is left alone.
 */
export const renewDemoOffers = async (tx: Tx, now: Date = new Date()): Promise<void> => {
  const found = await readRows(
    tx,
    Limited,
  )`select id::text, extract(epoch from starts_at)::text as starts, extract(epoch from ends_at)::text as ends
        from activity where key = ${demoLimitedKey} for update`;
  const [limited] = found;
  if (!limited) return;
  const days = Math.floor((now.getTime() - Number(limited.starts) * 1000) / dayMs) - limitedSince;
  if (days < 1) return;
  const by = sql`make_interval(days => ${days})`;
  await tx.execute(sql`update activity set starts_at = starts_at + ${by}, ends_at = ends_at + ${by} where ${ours}`);
  await tx.execute(sql`
    update coupon set valid_from = valid_from + ${by}, valid_until = valid_until + ${by} where id in (select id from activity where ${ours})`);
  await tx.execute(sql`
    update member_coupon set valid_until = valid_until + ${by} where state = 'new' and coupon_id in (select id from activity where ${ours})`);
  await moveLimitedPrices(tx, limited, days);
};
