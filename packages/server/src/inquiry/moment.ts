import { type SQL, sql } from 'drizzle-orm';

/**
 * The one rule of time around inquiries. Whether an end has come (a deadline, the validity of a price) is asked of the clock at that moment, for `now()` is when
 * the transaction began, and who waited for a lock would be judged by it. What happened is written with `now()`, the same for all that one transaction did;
 * a quote alone is stamped with the moment, because its time is compared with the deadline.
 */
export const moment: SQL = sql`clock_timestamp()`;

/** Whether an end has come; one that is not set has not. */
export const isOver = (end: SQL): SQL => sql`coalesce(${end} <= ${moment}, false)`;
/** Whether something still holds; what has no end was never promised. */
export const holds = (end: SQL): SQL => sql`coalesce(${end} > ${moment}, false)`;
