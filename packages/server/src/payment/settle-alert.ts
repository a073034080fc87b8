import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';

/** Somebody has looked into it. */
export const settleAlert = async (tx: Tx, side: MallSide, alertId: Id, note: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update pay_alert set settled_at = now(), settled_by = ${side.memberId}, settled_note = ${note} where id = ${alertId} and settled_at is null`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
};
