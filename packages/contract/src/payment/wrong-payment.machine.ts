import { machine } from '../kernel/machine.ts';

export const wrongStates = ['found', 'proposed', 'returned', 'confirmed', 'settled'] as const;
export type WrongState = (typeof wrongStates)[number];

export const wrongEvents = ['propose', 'return', 'confirm', 'settle'] as const;
export type WrongEvent = (typeof wrongEvents)[number];

/** Money that was booked nowhere: one says what becomes of it, another confirms it or gives it back to him, and only then it moves. */
export const wrongMachine = machine<WrongState, WrongEvent, 'find'>(
  { find: 'found' },
  {
    propose: { from: ['found', 'returned'], to: 'proposed' },
    return: { from: ['proposed'], to: 'returned' },
    confirm: { from: ['proposed'], to: 'confirmed' },
    settle: { from: ['confirmed'], to: 'settled' },
  },
);
