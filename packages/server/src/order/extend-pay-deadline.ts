import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Gives orders that wait for their money at least `hours` from `since` on; never less than they had. */
export const extendPayDeadline = async (tx: Tx, orderIds: readonly Id[], hours: number, since: 'placed' | 'now'): Promise<void> => {
  await tx.execute(sql`
    update shop_order set pay_deadline = greatest(pay_deadline, ${since === 'now' ? sql`now()` : sql`created_at`} + make_interval(hours => ${hours}))
    where id = any (${sql.param([...orderIds])}::bigint[]) and state = 'wait_pay' and pay_deadline > now()`);
};
