import { expect, test } from 'vitest';
import { billEvents, billMachine, billStates, billTabStates, billTabs, moneyStates } from './bill.machine.ts';
import { disputeAnswers, disputeMachine } from './bill-dispute.machine.ts';
import { billPaymentMachine, billPaymentStates } from './bill-payment.machine.ts';

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

test('every state of a bill has one tab, and what waits for money is what can be paid', () => {
  expect(Object.values(billTabStates).flat().toSorted()).toEqual(billStates.toSorted());
  expect([...Object.keys(billTabStates), 'all', 'overdue'].toSorted()).toEqual(billTabs.toSorted());
  expect(moneyStates).toEqual(['confirmed', 'part_paid']);
});

test('money that was confirmed or rejected stays so, and nobody finds it twice', () => {
  expect([...billPaymentMachine.reachable()].toSorted()).toEqual(billPaymentStates.toSorted());
  expect(billPaymentMachine.open).toEqual(['waiting', 'checked']);
  expect(billPaymentMachine.next('checked', 'check')).toBeUndefined();
  for (const ended of ['confirmed', 'rejected'] as const)
    for (const event of ['check', 'confirm', 'reject'] as const) expect(billPaymentMachine.next(ended, event)).toBeUndefined();
});

test('a dispute is answered once', () => {
  expect([...disputeMachine.reachable()].toSorted()).toEqual(disputeAnswers.toSorted());
  for (const ended of ['adjusted', 'explained', 'moved'] as const)
    for (const event of ['adjust', 'explain', 'move'] as const) expect(disputeMachine.next(ended, event)).toBeUndefined();
});
