import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requireInvitation } from './require-invitation.ts';
import { type Texting, textInvitation } from './text-invitation.ts';

/** Once a minute at most, and not without end: whoever is asked is not to be pestered. */
export const inviteAgain = async (tx: Tx, side: BuyerSide, id: Id, texting: Texting): Promise<null> => {
  const own = await lockPeople(tx, side);
  const { mobile, rested } = await requireInvitation(tx, own, id);
  if (!rested) throw refuse('kernel.too_often');
  await tx.execute(sql`update company_invitation set sent_at = now() where id = ${id}`);
  await textInvitation(tx, texting, { companyId: own.companyId, mobile, invitationId: id });
  return null;
};
