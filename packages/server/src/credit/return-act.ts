import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { moveAct } from './move-act.ts';

/** Gives back what somebody entered, or takes the own entry back. Nothing has changed by it. */
export const returnAct = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select from credit_act where id = ${id}`);
  if (rowCount === 0) throw refuse('kernel.not_found');
  await moveAct(tx, id, 'return', byOf(side), { reason, also: sql`, ended_by = ${side.memberId}, end_reason = ${reason}` });
};
