import { sql } from 'drizzle-orm';
import type { Db } from '../kernel/db.ts';

/** What was asked with keys and said to subscribers is kept for a month. What waits is not swept before its subscription has been off for as long. */
export const sweepOpen = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from open_call where at < now() - interval '30 days'`);
  await db.execute(sql`delete from open_once where created_at < now() - interval '30 days'`);
  await db.execute(sql`
    delete from open_delivery d using open_hook h
    where h.id = d.hook_id and d.created_at < now() - interval '30 days' and (d.done_at is not null or h.off_since < now() - interval '30 days')`);
};
