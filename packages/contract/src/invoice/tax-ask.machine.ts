import { machine } from '../kernel/machine.ts';
import type { taxStates } from './invoicing.rules.ts';

export type TaxState = (typeof taxStates)[number];
export const taxEvents = ['issue', 'refuse', 'giveUp', 'retry'] as const;
export type TaxEvent = (typeof taxEvents)[number];

/**
 * A question to the tax gateway. Its word may come after the mall gave up asking, so it counts there as well; a word that was heard is for good: what was refused is
 * asked anew under another number.
 */
export const taxMachine = machine<TaxState, TaxEvent, 'open'>(
  { open: 'pending' },
  {
    issue: { from: ['pending', 'failed'], to: 'issued' },
    refuse: { from: ['pending', 'failed'], to: 'refused' },
    giveUp: { from: ['pending'], to: 'failed' },
    retry: { from: ['failed'], to: 'pending' },
  },
);
