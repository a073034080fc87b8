import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { keptUnder } from './page-zone.ts';

/** Gives a draft up. */
export const dropLayoutDraft = async (tx: Tx, zoneId: Id | undefined): Promise<void> => {
  await tx.execute(sql`delete from layout_draft where zone_id = ${keptUnder(zoneId)}`);
};
