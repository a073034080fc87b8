import { sql } from 'drizzle-orm';

/** Whether the account of `member m` has not been closed. Locked (`for key share`), whoever asks waits for a closing that is under way. */
export const isOpen = sql`m.mobile not like 'closed-%'`;
