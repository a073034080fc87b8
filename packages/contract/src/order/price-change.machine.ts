import { machine } from '../kernel/machine.ts';

/** `lapsed`: the order no longer waits for its money. */
export const priceChangeStates = ['open', 'agreed', 'refused', 'withdrawn', 'lapsed'] as const;
export type PriceChangeState = (typeof priceChangeStates)[number];

/** Another price of an unpaid order, asked by its store. Only the buyer's word changes the order. */
export const priceChangeMachine = machine<PriceChangeState, 'agree' | 'refuse' | 'withdraw' | 'lapse', 'propose'>(
  { propose: 'open' },
  {
    agree: { from: ['open'], to: 'agreed' },
    refuse: { from: ['open'], to: 'refused' },
    withdraw: { from: ['open'], to: 'withdrawn' },
    lapse: { from: ['open'], to: 'lapsed' },
  },
);
