import { liveStates } from '@mall/contract/invoice/invoice.machine.ts';
import { paperTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Invoices (as `i`) whose fen nobody else may invoice. */
export const isLive: SQL = sql`i.state = any (${sql.param([...liveStates])}::text[])`;

/** Those that go by post. */
export const isPaper: SQL = sql`i.type = any (${sql.param([...paperTypes])}::text[])`;
