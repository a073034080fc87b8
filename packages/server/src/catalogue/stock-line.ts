import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { sqlList } from '../kernel/sql-list.ts';

/** Pieces of a spec. `ref` names what moves them ('line:15', 'shipment:3:line:15'): the same one moves them once for each reason. */
export type StockLine = { specId: Id; num: number; ref: string };

/** The lines as a table `wanted (spec_id, num, ref)`, from `stockValues`. */
export const wantedLines = sql`wanted as (
  select * from unnest(${sqlList(sql.placeholder('specIds'))}, ${sqlList(sql.placeholder('nums'), 'int')}, ${sqlList(sql.placeholder('refs'), 'text')})
    as line (spec_id, num, ref))`;

export const stockValues = (lines: readonly StockLine[]) => ({
  specIds: lines.map(({ specId }) => specId),
  nums: lines.map(({ num }) => num),
  refs: lines.map(({ ref }) => ref),
});
export type StockValues = ReturnType<typeof stockValues>;

/** Its rows locked by ascending id, so that two orders cannot wait for each other. */
export const heldStock = sql`held as materialized (
  select spec_id from spec_stock where spec_id = any (array(select spec_id from wanted)) order by spec_id for no key update)`;
