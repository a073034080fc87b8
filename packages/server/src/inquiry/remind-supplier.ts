import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { tellSuppliers } from './tell-inquiry.ts';

/** Reminds a supplier who has not answered, once a day. */
export const remindSupplier = async (tx: Tx, side: CompanySide, id: Id, invitationId: Id): Promise<void> => {
  const { state, over, round } = await lockInquiry(tx, side, id);
  if (state !== 'quoting' || over) throw refuse('inquiry.closed');
  const [asked] = await readRows(tx, z.strictObject({ storeId: Id, soon: z.boolean() }))`
    select store_id::text as "storeId", coalesce(reminded_at > now() - interval '1 day', false) as soon
    from invitation where id = ${invitationId} and inquiry_id = ${id} and round = ${round} and state in ('invited', 'viewed')`;
  if (!asked) throw refuse('kernel.not_found');
  if (asked.soon) throw refuse('inquiry.remind_soon');
  await tx.execute(sql`update invitation set reminded = reminded + 1, reminded_at = now() where id = ${invitationId}`);
  await tellSuppliers(tx, id, 'reminded', [asked.storeId]);
};
