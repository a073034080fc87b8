import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ id: z.string(), favourite_count: z.number() });

/** Moves the counters of goods by one each, in the transaction that adds or removes the rows. Locked by ascending id, so that two lists cannot deadlock. */
export const changeFavouriteCount = async (tx: Tx, goodsIds: readonly Id[], by: 1 | -1): Promise<Map<Id, number>> => {
  const rows = await readRows(tx, Row)`
    with held as (select id from goods where id = any (${sql.param([...goodsIds])}::bigint[]) order by id for no key update)
    update goods g set favourite_count = g.favourite_count + ${by}::int from held where g.id = held.id returning g.id, g.favourite_count`;
  return new Map(rows.map((row) => [row.id, row.favourite_count]));
};
