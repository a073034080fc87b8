import { buyer } from '@mall/contract/kernel/access.ts';
import { admit } from '../kernel/admit.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readActorAgain } from './read-actor.ts';

/** Asks once more what the call asked at its door: whoever lost his role, right, company or session while he waited goes no farther. */
export const askAgain = async (tx: Tx, { sessionId, companyId, asked = buyer() }: BuyerSide): Promise<BuyerSide> => {
  const now = admit(asked, await readActorAgain(tx, sessionId), undefined) as BuyerSide;
  if (now.companyId !== companyId) throw refuse('company.none');
  return now;
};
