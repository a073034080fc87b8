import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';

/** Gives back what somebody entered, or takes the own entry back. Nothing has changed by it. */
export const returnAct = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update credit_act set state = 'returned', ended_by = ${side.memberId}, ended_at = now(), end_reason = ${reason} where id = ${id} and state = 'waiting'`);
  if (rowCount === 1) return;
  const known = await tx.execute(sql`select from credit_act where id = ${id}`);
  throw refuse(known.rowCount === 0 ? 'kernel.not_found' : 'credit.moved');
};
