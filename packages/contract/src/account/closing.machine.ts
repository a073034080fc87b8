import { machine } from '../kernel/machine.ts';

export const closingStates = ['waiting', 'taken_back', 'stopped', 'done'] as const;
export type ClosingState = (typeof closingStates)[number];

export type ClosingEvent = 'takeBack' | 'stop' | 'finish';

/** An account that its owner has closed: it waits, so that he may think better of it, and something that is open by then stops it. */
export const closingMachine = machine<ClosingState, ClosingEvent, 'ask'>(
  { ask: 'waiting' },
  {
    takeBack: { from: ['waiting'], to: 'taken_back' },
    stop: { from: ['waiting'], to: 'stopped' },
    finish: { from: ['waiting'], to: 'done' },
  },
);
