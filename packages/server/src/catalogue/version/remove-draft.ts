import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { lockDraft } from './lock-draft.ts';

/** Throws a draft away; what is sold stays as it is. */
export const removeDraft = async (tx: Tx, side: StoreSide, id: Id): Promise<void> => {
  await lockDraft(tx, side, id);
  await tx.execute(sql`delete from goods_draft where id = ${id}`);
};
