import { expect, it } from 'vitest';
import { type ContractEvent, contractEvents, contractMachine, contractStateRows, contractStates } from './agreement.machine.ts';

const from = (event: ContractEvent) => contractMachine.from(event);

it('comes to every state, and no other way', () => {
  expect(contractMachine.reachable()).toEqual(new Set(contractStates));
  expect(Object.keys(contractStateRows)).toEqual([...contractStates]);
  for (const event of contractEvents) expect(from(event).length).toBeGreaterThan(0);
});

it('edits and takes back nothing that somebody signed', () => {
  for (const state of ['signing', 'effective', 'completed', 'terminated', 'expired', 'sign_expired'] as const) {
    expect(contractMachine.next(state, 'send')).toBeUndefined();
    expect(contractMachine.next(state, 'withdraw')).toBeUndefined();
  }
});

it('is signed only after both agreed to the text, and twice', () => {
  expect(contractMachine.next('to_confirm', 'sign')).toBeUndefined();
  expect(contractMachine.next('draft', 'accept')).toBeUndefined();
  expect(contractMachine.next('to_sign', 'signLast')).toBeUndefined();
  expect(contractMachine.next('signing', 'sign')).toBeUndefined();
  expect(contractMachine.next('signing', 'signLast')).toBe('effective');
});

it('ends by itself only what waits or is in force', () => {
  expect(from('signTimeout')).toEqual(['to_sign', 'signing']);
  expect(from('confirmTimeout')).toEqual(['to_confirm']);
  expect([...from('expire'), ...from('fulfil'), ...from('terminate')]).toEqual(['effective', 'effective', 'effective']);
});

it('leaves what is over as it is', () => {
  for (const state of ['completed', 'terminated', 'expired', 'sign_expired'] as const) expect(contractMachine.eventsOf(state)).toEqual([]);
});
