import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { auditLog } from './account.table.ts';

/** Give it the database, not the transaction of a refused verb, or the row goes with the refusal. */
export const writeAudit = async (tx: Tx, event: string, detail: Record<string, unknown>, memberId?: Id): Promise<void> => {
  await tx.insert(auditLog).values({ event, detail, memberId });
};
