import { expect, it } from 'vitest';
import { wrongEvents, wrongMachine, wrongStates } from './wrong-payment.machine.ts';

it('moves no money that nobody proposed to move, and none twice', () => {
  expect(wrongMachine.next('found', 'confirm')).toBeUndefined();
  expect(wrongMachine.next('returned', 'confirm')).toBeUndefined();
  expect(wrongMachine.next('confirmed', 'confirm')).toBeUndefined();
  for (const event of wrongEvents) expect(wrongMachine.next('settled', event), event).toBeUndefined();
});

it('takes nothing back once it is confirmed', () => {
  expect(wrongMachine.next('confirmed', 'return')).toBeUndefined();
  expect(wrongMachine.next('confirmed', 'propose')).toBeUndefined();
});

it('comes to every state', () => {
  expect([...wrongMachine.reachable()].toSorted()).toEqual([...wrongStates].toSorted());
});
