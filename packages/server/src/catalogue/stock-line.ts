import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Pieces of a spec. `ref` names what moves them ('line:15', 'shipment:3:line:15'): the same one moves them once for each reason. */
export type StockLine = { specId: Id; num: number; ref: string };

/** The lines as a table `wanted (spec_id, num, ref)`. */
export const wantedLines = (lines: readonly StockLine[]): SQL => {
  const column = (read: (line: StockLine) => unknown) => sql.param(lines.map(read));
  return sql`wanted as (
    select * from unnest(${column((line) => line.specId)}::bigint[], ${column((line) => line.num)}::int[], ${column((line) => line.ref)}::text[])
      as line (spec_id, num, ref))`;
};

/** Its rows locked by ascending id, so that two orders cannot wait for each other. */
export const heldStock = sql`held as materialized (
  select spec_id from spec_stock where spec_id in (select spec_id from wanted) order by spec_id for no key update)`;
