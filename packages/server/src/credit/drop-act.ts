import type { CreditActKind } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** What waits for a second person has nothing left to be done. */
export const dropAct = async (tx: Tx, accountId: Id, byMemberId: Id, kind: CreditActKind, reason: string): Promise<void> => {
  await tx.execute(sql`
    update credit_act set state = 'returned', ended_by = ${byMemberId}, ended_at = now(), end_reason = ${reason}
    where account_id = ${accountId} and state = 'waiting' and kind = ${kind}`);
};
