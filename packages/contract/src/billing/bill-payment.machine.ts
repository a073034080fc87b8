import { machine } from '../kernel/machine.ts';

/** `waiting`: nobody looked yet. `checked`: one person found the money, another has to. */
export const billPaymentStates = ['waiting', 'checked', 'confirmed', 'rejected'] as const;
export type BillPaymentState = (typeof billPaymentStates)[number];
export type BillPaymentEvent = 'check' | 'confirm' | 'reject';

/** A transfer for a bill: above the limit of one person it is found by one and confirmed by another; what has ended stays so, and a new proof is a new payment. */
export const billPaymentMachine = machine<BillPaymentState, BillPaymentEvent, 'handIn'>(
  { handIn: 'waiting' },
  {
    check: { from: ['waiting'], to: 'checked' },
    confirm: { from: ['waiting', 'checked'], to: 'confirmed' },
    reject: { from: ['waiting', 'checked'], to: 'rejected' },
  },
);
