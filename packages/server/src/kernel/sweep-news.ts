import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** What was delivered is kept for a week, for whoever asks whether it was. */
export const sweepNews = (tx: Tx): Promise<unknown> => tx.execute(sql`delete from news where done_at < now() - interval '7 days'`);
