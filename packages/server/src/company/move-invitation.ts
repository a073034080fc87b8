import { invitationMachine } from '@mall/contract/company/invitation.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of an invitation's state. */
export const { move: moveInvitation } = mover({
  machine: invitationMachine,
  table: 'company_invitation',
  events: { table: 'company_invitation_event', of: 'invitation_id' },
  variant: { column: `'invitation'::text`, values: ['invitation'] },
  whose: 'invited_by',
  moved: 'company.invitation_gone',
});
