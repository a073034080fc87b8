import { machine } from '../kernel/machine.ts';

export const storeStates = ['open', 'frozen', 'closed'] as const;
export type StoreState = (typeof storeStates)[number];

export const storeEvents = ['freeze', 'unfreeze'] as const;
export type StoreEvent = (typeof storeEvents)[number];

/** A frozen store sells nothing; what is paid is shipped, and after-sales go on. `closed` is how one came into the mall that no longer sells. */
export const storeMachine = machine<StoreState, StoreEvent, 'open' | 'retire'>(
  { open: 'open', retire: 'closed' },
  {
    freeze: { from: ['open'], to: 'frozen' },
    unfreeze: { from: ['frozen'], to: 'open' },
  },
);
