import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Fen } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

export type ActivityPrices = {
  activityType: 3 | 5;
  /** The session of a seckill, the activity of a time-limited buy. */
  activityRef: Id;
  startsAt: Date;
  endsAt: Date;
  prices: readonly { specId: Id; price: Fen }[];
};

/** Sets the prices of an activity as a whole: what it no longer names is withdrawn. */
export const setActivityPrices = async (tx: Tx, { activityType, activityRef, startsAt, endsAt, prices }: ActivityPrices): Promise<void> => {
  const specIds = sql.param(prices.map(({ specId }) => specId));
  const amounts = sql.param(prices.map(({ price }) => price));
  await tx.execute(sql`
    delete from activity_price where activity_type = ${activityType} and activity_ref = ${activityRef} and spec_id <> all (${specIds}::bigint[])`);
  await tx.execute(sql`
    insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at)
    select ${activityType}::smallint, ${activityRef}::bigint, wanted.spec_id, wanted.price_fen, ${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz
    from unnest(${specIds}::bigint[], ${amounts}::bigint[]) as wanted (spec_id, price_fen)
    on conflict (activity_type, activity_ref, spec_id) do update set
      price_fen = excluded.price_fen, starts_at = excluded.starts_at, ends_at = excluded.ends_at, open = true`);
};
