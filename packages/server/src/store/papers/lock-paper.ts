import { Id } from '@mall/contract/kernel/fields.ts';
import { paperKinds } from '@mall/contract/store/paper.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Side, within } from '../../kernel/side.ts';

const Row = z.strictObject({
  id: Id,
  storeId: Id,
  storeName: z.string(),
  name: z.string(),
  kind: z.enum(paperKinds),
  validUntil: z.string(),
});
export type LockedPaper = z.infer<typeof Row>;

/** Takes a paper for oneself until the transaction ends: whatever happens to it begins here. */
export const lockPaper = async (tx: Tx, side: Side, id: Id): Promise<LockedPaper> => {
  const [row] = await readRows(tx, Row)`
    select q.id::text, q.store_id::text as "storeId", s.name as "storeName", q.name, q.kind, coalesce(q.valid_until::text, '') as "validUntil"
    from store_qualification q join store s on s.id = q.store_id where q.id = ${id} and ${within(side, 'q')} for update of q`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const Today = z.strictObject({ over: z.boolean() });

/** A day that is over renews nothing. */
export const refuseOver = async (tx: Tx, name: string, validUntil: string): Promise<void> => {
  if (validUntil === '') return;
  const [row] = await readRows(tx, Today)`select ${validUntil}::date < ${today} as over`;
  if (row?.over) throw refuse('store.paper_expired', { name });
};

/** The day in China, where papers end at midnight. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
