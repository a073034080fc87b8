import { sql } from 'drizzle-orm';
import type { Db } from '../kernel/db.ts';

/** That the tax gateway spoke. By itself: within the booking of a word all words would wait for this one row, each with its invoice and orders held. */
export const noteGateway = async (db: Db): Promise<void> => {
  await db.execute(sql`update tax_gateway set last_good_at = now()`);
};
