import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Whoever gives somebody an account, a role or a new key may have kept it for himself: remembered, for where two people are asked for. */
export const noteKeyGiving = async (tx: Tx, giverId: Id, memberId: Id): Promise<void> => {
  await tx.execute(sql`
    insert into key_giving (member_id, giver_id) values (${memberId}, ${giverId}) on conflict (member_id, giver_id) do update set given_at = now()`);
};
