import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { lockDecoration } from './lock-decoration.ts';

/** Throws away what is being changed, as it was last read. */
export const dropDecoration = async (tx: Tx, { storeId }: StoreSide, revision: number): Promise<void> => {
  const draft = await lockDecoration(tx, storeId);
  if (draft.revision !== revision) throw refuse('store.decoration_moved');
  await tx.execute(sql`delete from store_decoration_draft where store_id = ${storeId}`);
};
