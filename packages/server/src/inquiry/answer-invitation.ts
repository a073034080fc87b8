import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { lockInvitation } from './lock-inquiry.ts';
import { moveInvitation } from './move-invitation.ts';
import { tellBuyer } from './tell-inquiry.ts';

const answer =
  (event: 'decline' | 'withdraw') =>
  async (tx: Tx, side: StoreSide, id: Id, { reason }: { reason: string }): Promise<void> => {
    const { invitationId } = await lockInvitation(tx, side, id);
    await moveInvitation(tx, invitationId, event, byOf(side), { reason, also: sql`, reason = ${reason}` });
    await tellBuyer(tx, id, 'answered', byOf(side));
  };

/** Does not take part. */
export const declineInvitation = answer('decline');
/** Takes a quote back; it may quote again before the deadline. */
export const withdrawQuote = answer('withdraw');
