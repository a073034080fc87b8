import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { moveInvitation } from './move-invitation.ts';
import { requireInvitation } from './require-invitation.ts';

export const withdrawInvitation = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const own = await lockPeople(tx, side);
  await requireInvitation(tx, own, id);
  await moveInvitation(tx, id, 'withdraw', byOf(own));
  const change = { before: 'open', after: 'withdrawn' };
  await writeAudit(tx, 'company.invitation_withdrawn', { targetId: null, invitationId: id, companyId: own.companyId, ...change }, side);
  return null;
};
