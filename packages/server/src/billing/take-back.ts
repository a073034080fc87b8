import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';
import { moveBill } from './move-bill.ts';

/** A bill on which nothing stands any more is asked of nobody: open again, and then void. */
export const takeBack = async (tx: Tx, by: By, billId: Id, reason: string): Promise<void> => {
  await moveBill(tx, billId, 'withdraw', by, { reason, also: sql`, issued_at = null, confirm_by = null` });
  await moveBill(tx, billId, 'void', by, { reason, also: sql`, issue_at = null` });
};
