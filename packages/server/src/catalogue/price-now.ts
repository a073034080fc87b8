import { type SQL, sql } from 'drizzle-orm';

/** What a piece of spec `p` costs now, by the database's clock, as its card says it: the best price of an activity that runs, or its own. */
export const priceNow: SQL = sql`coalesce(
  (select min(a.price_fen) from activity_price a where a.spec_id = p.id and a.open and a.starts_at <= now() and a.ends_at > now()), p.price_fen)`;
