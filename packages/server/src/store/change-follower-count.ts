import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ id: z.string(), favourite_count: z.number() });

/** Moves the counters of stores by one each, in the transaction that adds or removes the rows. Locked by ascending id, so that two lists cannot deadlock. */
export const changeFollowerCount = async (tx: Tx, storeIds: readonly Id[], by: 1 | -1): Promise<Map<Id, number>> => {
  const rows = await readRows(tx, Row)`
    with held as (select id from store where id = any (${sql.param([...storeIds])}::bigint[]) order by id for no key update)
    update store s set favourite_count = s.favourite_count + ${by}::int from held where s.id = held.id returning s.id, s.favourite_count`;
  return new Map(rows.map((row) => [row.id, row.favourite_count]));
};
