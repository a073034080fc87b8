import { sql } from 'drizzle-orm';

/** A number of its own, in SQL: the day or second of its making and a number that goes round after a million. */
export const billNumber = sql`'ZD' || to_char(now(), 'YYYYMMDD') || lpad(nextval('bill_number')::text, 6, '0')`;
export const billPayNumber = sql`'ZK' || to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('bill_number')::text, 6, '0')`;
