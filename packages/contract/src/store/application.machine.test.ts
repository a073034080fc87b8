import { expect, it } from 'vitest';
import { applicationMachine, applicationStates } from './application.machine.ts';

it('begins while papers are filled in and comes to every state', () => {
  expect(applicationMachine.start).toEqual(['filling']);
  expect([...applicationMachine.reachable()].toSorted()).toEqual([...applicationStates].toSorted());
});

it('opens no store for papers that do not wait, and none twice', () => {
  for (const state of ['filling', 'returned', 'approved'] as const) expect(applicationMachine.next(state, 'approve')).toBeUndefined();
});

it('takes no second set of papers while one waits', () => expect(applicationMachine.next('pending', 'submit')).toBeUndefined());

it('never takes an open store back', () => expect(applicationMachine.eventsOf('approved')).toEqual([]));
