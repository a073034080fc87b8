import { sql } from 'drizzle-orm';

/** A number of its own, in SQL: the second of its making and a number that goes round after a million. */
export const invoiceNumber = (letters: 'FP' | 'TX') =>
  sql`${letters}::text || to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('invoice_number')::text, 6, '0')`;
