import { machine } from '../kernel/machine.ts';

export const creditActStates = ['waiting', 'done', 'returned', 'withdrawn'] as const;
export type CreditActState = (typeof creditActStates)[number];

/** What one person enters of a quota and another confirms, where it is above the limit of one. `withdraw`: the company took back what it was entered for. */
export const creditActMachine = machine<CreditActState, 'confirm' | 'return' | 'withdraw', 'enter'>(
  { enter: 'waiting' },
  {
    confirm: { from: ['waiting'], to: 'done' },
    return: { from: ['waiting'], to: 'returned' },
    withdraw: { from: ['waiting'], to: 'withdrawn' },
  },
);
