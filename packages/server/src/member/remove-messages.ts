import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';

/** What is another's, or gone already, is passed over. */
export const removeMessages = async (tx: Tx, actor: Member, ids: readonly Id[]): Promise<{ removed: number }> => {
  const { rowCount } = await tx.execute(
    sql`delete from message where member_id = ${actor.memberId} and id = any (${sql.param([...ids])}::bigint[])`,
  );
  return { removed: rowCount ?? 0 };
};
