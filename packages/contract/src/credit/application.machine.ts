import { machine } from '../kernel/machine.ts';

export const applicationStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What a company asks for of its purchase quota. Once decided it stays so; who wants something else applies anew. */
export const applicationMachine = machine<ApplicationState, 'approve' | 'reject' | 'withdraw', 'apply'>(
  { apply: 'waiting' },
  {
    approve: { from: ['waiting'], to: 'approved' },
    reject: { from: ['waiting'], to: 'rejected' },
    withdraw: { from: ['waiting'], to: 'withdrawn' },
  },
);
