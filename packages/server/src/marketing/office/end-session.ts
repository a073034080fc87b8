import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { setActivityPrices } from '../../catalogue/set-activity-prices.ts';
import type { Tx } from '../../kernel/db.ts';
import { priceSession } from './price-session.ts';
import { requireSession } from './require-session.ts';

/** Ends a session that runs; one that has not begun is dropped with what was applied for it. Orders that are just being placed read the old end: the new one is a second later than they. */
export const endSession = async (tx: Tx, id: Id): Promise<void> => {
  const { begun, activityId } = await requireSession(tx, id);
  if (begun) {
    await tx.execute(sql`update seckill_session set ends_at = now() + interval '1 second' where id = ${id}`);
    await priceSession(tx, id);
    return;
  }
  await setActivityPrices(tx, { activityType: 3, activityRef: id, startsAt: new Date(), endsAt: new Date(), prices: [] });
  await tx.execute(sql`delete from seckill_session where id = ${id}`);
  await tx.execute(
    sql`update activity set state = 'closed' where id = ${activityId} and not exists (select from seckill_session s where s.activity_id = activity.id)`,
  );
};
