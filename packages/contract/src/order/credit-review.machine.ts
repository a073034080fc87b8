import { machine } from '../kernel/machine.ts';

/** `ended`: the orders did not wait for it: cancelled by the buyer, or too late. */
export const creditReviewStates = ['waiting', 'passed', 'refused', 'ended'] as const;
export type CreditReviewState = (typeof creditReviewStates)[number];

/** Orders on a purchase quota that the mall looks at, together as they were submitted. Whoever decides first has decided. */
export const creditReviewMachine = machine<CreditReviewState, 'pass' | 'refuse' | 'end', 'open'>(
  { open: 'waiting' },
  {
    pass: { from: ['waiting'], to: 'passed' },
    refuse: { from: ['waiting'], to: 'refused' },
    end: { from: ['waiting'], to: 'ended' },
  },
);
