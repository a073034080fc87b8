import { expect, it } from 'vitest';
import { creditReviewMachine, creditReviewStates } from '../order/credit-review.machine.ts';
import { applicationMachine, applicationStates } from './application.machine.ts';
import { creditActMachine, creditActStates } from './credit-act.machine.ts';

it('decides an application, an entry and a review once', () => {
  for (const { moves, from } of [applicationMachine, creditActMachine, creditReviewMachine])
    for (const event of Object.keys(moves) as never[]) expect(from(event), event).toEqual(['waiting']);
});

it('comes to every state of them', () => {
  expect([...applicationMachine.reachable()].toSorted()).toEqual([...applicationStates].toSorted());
  expect([...creditActMachine.reachable()].toSorted()).toEqual([...creditActStates].toSorted());
  expect([...creditReviewMachine.reachable()].toSorted()).toEqual([...creditReviewStates].toSorted());
});
