import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { savedView } from './saved-view.table.ts';

/** One that is gone already, or another's, is passed over. */
export const forgetView = async (tx: Tx, memberId: Id, id: Id): Promise<null> => {
  await tx.delete(savedView).where(and(eq(savedView.memberId, memberId), eq(savedView.id, id)));
  return null;
};
