import { expect, it } from 'vitest';
import { invitationMachine, invitationStates } from './invitation.machine.ts';

it('begins open and comes to every state', () => {
  expect(invitationMachine.start).toEqual(['open']);
  expect([...invitationMachine.reachable()].toSorted()).toEqual([...invitationStates].toSorted());
});

it('is answered once, and never after it was withdrawn or has lapsed', () => {
  for (const state of invitationStates.filter((one) => one !== 'open')) expect(invitationMachine.eventsOf(state)).toEqual([]);
});
