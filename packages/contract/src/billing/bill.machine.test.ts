import { expect, test } from 'vitest';
import { billEvents, billMachine, billStates } from './bill.machine.ts';

const not = (state: (typeof billStates)[number], ...events: (typeof billEvents)[number][]) => {
  for (const event of events) expect(billMachine.next(state, event), `${event} of ${state}`).toBeUndefined();
};

test('every state of a bill can happen', () => {
  expect([...billMachine.reachable()].toSorted()).toEqual(billStates.toSorted());
});

test('nothing is paid that nobody confirmed, and what is confirmed is not disputed, withdrawn or voided any more', () => {
  for (const state of ['open', 'to_confirm', 'disputed', 'settled', 'void'] as const) not(state, 'payPart', 'payAll');
  for (const state of ['confirmed', 'part_paid', 'settled', 'void'] as const)
    not(state, 'issue', 'withdraw', 'dispute', 'answer', 'moveOut', 'confirm', 'void');
});

test('a bill with open disputes is neither confirmed nor withdrawn, and only an open one is voided', () => {
  not('disputed', 'confirm', 'withdraw', 'void', 'dispute');
  not('to_confirm', 'void', 'answer', 'moveOut', 'issue');
});
