import { invitationMachine } from '@mall/contract/inquiry/invitation.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of an invitation's state. Who moves one holds its inquiry. */
export const { move: moveInvitation, tryMove: tryMoveInvitation } = mover({
  machine: invitationMachine,
  table: 'invitation',
  events: { table: 'invitation_event', of: 'invitation_id' },
  variant: { column: `'invitation'::text`, values: ['invitation'] },
  whose: 'store_id',
  moved: 'inquiry.moved',
  arriving: () => ({ state_at: sql`now()` }),
});
