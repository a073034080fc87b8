import { machine } from '../kernel/machine.ts';

export const projectStates = ['open', 'closed'] as const;
export type ProjectState = (typeof projectStates)[number];
type ProjectEvent = 'close' | 'reopen';

/** A project takes orders while it is open. What is closed can be opened again: the last invoice often comes late. */
export const projectMachine = machine<ProjectState, ProjectEvent, 'start'>(
  { start: 'open' },
  { close: { from: ['open'], to: 'closed' }, reopen: { from: ['closed'], to: 'open' } },
);
