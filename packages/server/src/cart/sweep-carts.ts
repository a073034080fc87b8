import { sql } from 'drizzle-orm';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';

/** Lines of visitors who have not come back; a member's cart stays. */
export const sweepCarts = async (tx: Tx, { GUEST_CART_DAYS }: Pick<Config, 'GUEST_CART_DAYS'>): Promise<void> => {
  await tx.execute(
    sql`delete from cart_line where guest_key is not null and updated_at < now() - make_interval(days => ${GUEST_CART_DAYS})`,
  );
};
