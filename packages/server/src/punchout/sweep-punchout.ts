import { sql } from 'drizzle-orm';
import type { Db } from '../kernel/db.ts';

/** Who came and what he was shown there is kept for ninety days, a cart that went back as long as it can be ordered and edited, and a month. */
export const sweepPunchout = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from punchout_visit where created_at < now() - interval '90 days'`);
  await db.execute(sql`
    delete from punchout_cart c where c.good_until < now() - interval '30 days'
      and not exists (select from punchout_visit v where v.cart_id = c.id or v.from_cart_id = c.id)`);
};
