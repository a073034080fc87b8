import { machine } from '../kernel/machine.ts';

export const applicationStates = ['filling', 'pending', 'returned', 'approved'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationEvents = ['submit', 'withdraw', 'giveBack', 'approve'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** How somebody becomes a seller: what he hands in waits for the mall, comes back to be mended, or opens his store. A store that is open is not closed from here. */
export const applicationMachine = machine<ApplicationState, ApplicationEvent, 'found'>(
  { found: 'filling' },
  {
    submit: { from: ['filling', 'returned'], to: 'pending' },
    withdraw: { from: ['pending'], to: 'filling' },
    giveBack: { from: ['pending'], to: 'returned' },
    approve: { from: ['pending'], to: 'approved' },
  },
);
