import { sql } from 'drizzle-orm';

/** A number of its own, in SQL: the second of its making and a number that goes round after a million. */
export const creditNumber = (letters: 'CA' | 'CX') =>
  sql`${letters}::text || to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('credit_number')::text, 6, '0')`;
