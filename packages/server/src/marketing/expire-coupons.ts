import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Writes down what the clock has already decided; reads and orders look at the validity itself. */
export const expireCoupons = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`update member_coupon set state = 'expired' where state = 'new' and valid_until <= now()`);
};
