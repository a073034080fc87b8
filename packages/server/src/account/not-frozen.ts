import { type SQL, sql } from 'drizzle-orm';

/** Whether the mall has not shut a `member m` out for a time. */
export const notFrozen: SQL = sql`(m.frozen_until is null or m.frozen_until <= now())`;
