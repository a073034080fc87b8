import { expect, it } from 'vitest';
import { creditMachine, creditStates } from './credit.machine.ts';

it('gives nobody a quota who did not apply', () => {
  for (const state of creditStates.filter((one) => one !== 'applying')) expect(creditMachine.next(state, 'approve'), state).toBeUndefined();
});

it('lets nobody out of a hold by applying anew, nor by renewing', () => {
  expect(creditMachine.next('on_hold', 'apply')).toBeUndefined();
  expect(creditMachine.next('on_hold', 'renew')).toBeUndefined();
  expect(creditMachine.next('on_hold', 'approve')).toBeUndefined();
});

it('closes nothing that waits for the mall', () => {
  expect(creditMachine.next('applying', 'close')).toBeUndefined();
});

it('comes to every state', () => {
  expect([...creditMachine.reachable()].toSorted()).toEqual([...creditStates].toSorted());
});
