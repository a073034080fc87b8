import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOwnList } from './hold-list.ts';

const Row = z.strictObject({ name: z.string() });

/** Puts one's own list away, unless something is ordered of it by the calendar. */
export const archiveList = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await holdOwnList(tx, side, id);
  const [used] = await readRows(tx, Row)`select name from standing_order where list_id = ${id} and state <> 'ended' order by id limit 1`;
  if (used) throw refuse('list.in_use', used);
  await tx.execute(sql`update procurement_list set archived_at = coalesce(archived_at, now()) where id = ${id}`);
  return null;
};
