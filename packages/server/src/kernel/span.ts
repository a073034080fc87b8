import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { AmountSpan, DaySpan } from '@mall/contract/kernel/span.ts';
import { type SQL, sql } from 'drizzle-orm';

const all = (parts: readonly SQL[]): SQL => (parts.length === 0 ? sql`true` : sql.join([...parts], sql` and `));

/** A moment on the days of a filter, both included. */
export const onDays = (moment: SQL, { from, to }: DaySpan): SQL =>
  all([...(from ? [sql`${moment} >= ${from}::date`] : []), ...(to ? [sql`${moment} < ${to}::date + 1`] : [])]);

/** Fen between the amounts of a filter, both included. */
export const ofAmount = (amount: SQL, { min, max }: AmountSpan): SQL =>
  all([...(min ? [sql`${amount} >= ${fromYuan(min)}::bigint`] : []), ...(max ? [sql`${amount} <= ${fromYuan(max)}::bigint`] : [])]);
