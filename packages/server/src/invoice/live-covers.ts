import { liveStates } from '@mall/contract/invoice/invoice.machine.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Invoices (as `i`) whose fen nobody else may invoice. */
export const isLive: SQL = sql`i.state = any (${sql.param([...liveStates])}::text[])`;
