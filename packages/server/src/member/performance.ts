import type { RightName } from '@mall/contract/account/rights.ts';
import type { Performance } from '@mall/contract/order/store-figures.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { StoreSide } from '../kernel/side.ts';

/** How well a store does something that a room knows of. */
export type PerformanceSlot = {
  readonly name: Performance['name'];
  readonly right: RightName;
  /** A query of two numbers: `good` of `all`. */
  readonly count: (side: StoreSide, config: Config) => SQL;
};

const Row = z.strictObject({ good: z.int(), all: z.int() });

/** The figures of all rooms in one question. */
export const readPerformance = async (
  tx: Tx,
  side: StoreSide,
  slots: readonly PerformanceSlot[],
  config: Config,
): Promise<Performance[]> => {
  const mine = slots.filter(({ right }) => side.rights.has(right));
  if (mine.length === 0) return [];
  const parts = mine.map(({ count }, at) => sql`select ${at}::int as place, f.good::int, f."all"::int from (${count(side, config)}) f`);
  const rows = await readRows(tx, Row)`select good, "all" from (${sql.join(parts, sql` union all `)}) figures order by place`;
  return rows.map((row, at) => ({ name: (mine[at] as PerformanceSlot).name, ...row }));
};
