import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { type PartySide, sideOf, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';

/** The other side sends the text back; its author may write it anew. */
export const rejectContract = async (tx: Tx, side: PartySide, id: Id, { reason }: { reason: string }): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.createdSide === sideOf(side)) throw refuse('kernel.no_permission');
  await moveContract(tx, id, 'reject', byOf(side), { reason, also: sql`, reason = ${reason}` });
};
