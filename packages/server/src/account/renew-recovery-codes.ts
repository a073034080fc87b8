import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { requireFactor } from './require-factor.ts';
import { makeRecoveryCodes } from './set-factor.ts';
import { writeAudit } from './write-audit.ts';

/** For somebody who has used most of them up, or lost the paper. */
export const renewRecoveryCodes = async (house: House, visitor: Visitor, actor: Member, code: string) => {
  await requireFactor(house, visitor, actor, code);
  const recoveryCodes = await inTransaction(house.db, (tx) => makeRecoveryCodes(tx, house.sealer, actor.memberId));
  await writeAudit(house.db, 'account.recovery_renewed', { from: visitor }, actor.memberId);
  return { recoveryCodes };
};
