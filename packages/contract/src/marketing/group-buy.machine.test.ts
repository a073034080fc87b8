import { expect, it } from 'vitest';
import { groupMachine, groupStates } from './group-buy.machine.ts';

it('comes to every state, and leaves none of the last two', () => {
  expect(groupMachine.reachable()).toEqual(new Set(groupStates));
  expect(groupMachine.open).toEqual(['new', 'running']);
});

it('neither succeeds nor fails before it has begun', () => {
  expect([groupMachine.next('new', 'succeed'), groupMachine.next('new', 'fail'), groupMachine.next('succeeded', 'stop')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
