import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { moveWrong } from './move-wrong.ts';
import { requireWrong } from './require-wrong.ts';

/** Somebody does not agree with what was proposed; it is proposed anew. */
export const returnWrong = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  { proposal, reason }: { proposal: number; reason: string },
): Promise<void> => {
  await requireWrong(tx, id);
  await moveWrong(tx, id, 'return', byOf(side), { reason, where: sql` and proposal = ${proposal}` });
};
