import { sql } from 'drizzle-orm';

/** 138****0001: enough to find a case again, too little to call somebody. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The same of a member `m`, in SQL. */
export const maskedMobile = sql`left(m.mobile, 3) || '****' || right(m.mobile, 4)`;
