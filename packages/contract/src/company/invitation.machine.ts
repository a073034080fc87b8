import { machine } from '../kernel/machine.ts';

export const invitationStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
type InvitationState = (typeof invitationStates)[number];
type InvitationEvent = 'accept' | 'decline' | 'withdraw' | 'lapse';

/** Somebody is asked to join a company. What was answered, withdrawn or has lapsed with the right of who invited stays so; he is invited anew. */
export const invitationMachine = machine<InvitationState, InvitationEvent, 'invite'>(
  { invite: 'open' },
  {
    accept: { from: ['open'], to: 'accepted' },
    decline: { from: ['open'], to: 'declined' },
    withdraw: { from: ['open'], to: 'withdrawn' },
    lapse: { from: ['open'], to: 'lapsed' },
  },
);
