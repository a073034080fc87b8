import { machine } from '../kernel/machine.ts';

export const applicationStates = ['applied', 'accepted', 'returned', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** A store's goods for a session: the mall takes them in or gives them back, the store may withdraw them before. */
export const seckillApplicationMachine = machine<ApplicationState, 'accept' | 'giveBack' | 'withdraw', 'apply'>(
  { apply: 'applied' },
  {
    accept: { from: ['applied'], to: 'accepted' },
    giveBack: { from: ['applied'], to: 'returned' },
    withdraw: { from: ['applied'], to: 'withdrawn' },
  },
);
