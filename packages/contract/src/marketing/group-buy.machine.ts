import { machine } from '../kernel/machine.ts';

export const groupStates = ['new', 'running', 'succeeded', 'failed'] as const;
export type GroupState = (typeof groupStates)[number];
export type GroupEvent = 'begin' | 'succeed' | 'fail' | 'stop';

/** It begins and ends by the clock: with buyers enough it has succeeded. Whoever laid it may stop it before, and then it has failed. */
export const groupMachine = machine<GroupState, GroupEvent, 'lay'>(
  { lay: 'new' },
  {
    begin: { from: ['new'], to: 'running' },
    succeed: { from: ['running'], to: 'succeeded' },
    fail: { from: ['running'], to: 'failed' },
    stop: { from: ['new', 'running'], to: 'failed' },
  },
);
