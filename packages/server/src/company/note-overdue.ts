import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** So many bills of a company should have been paid: as long as there is one it buys nothing on its word. */
export const noteOverdue = async (tx: Tx, companyId: Id, bills: number): Promise<void> => {
  await tx.execute(sql`update company set bills_overdue = ${bills} where id = ${companyId} and bills_overdue <> ${bills}`);
};
