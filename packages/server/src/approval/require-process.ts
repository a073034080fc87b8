import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type FittingProcess, listFitting, type Requester } from './list-fitting.ts';

/** The process by which an order goes, or nothing where nobody has to approve it. What was chosen must be one of those that fit equally well. */
export const requireProcess = async (
  tx: Tx,
  requester: Requester,
  facts: OrderFacts,
  chosen: Id | undefined,
): Promise<FittingProcess | undefined> => {
  const fitting = await listFitting(tx, requester, facts);
  if (chosen === undefined) return fitting[0];
  const process = fitting.find(({ id }) => id === chosen);
  if (!process) throw refuse('approval.process_unfit');
  return process;
};
