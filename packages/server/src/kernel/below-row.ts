import type { Onward } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The rows that follow in a list which is read on by its rows; all of them in one that goes by pages. */
export const belowRow = (id: SQL, { after }: Onward): SQL =>
  after === undefined || after === 'first' ? sql`true` : sql`${id} < ${after}::bigint`;
