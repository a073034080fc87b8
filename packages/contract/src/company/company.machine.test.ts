import { expect, it } from 'vitest';
import { companyMachine, companyStates } from './company.machine.ts';

it('begins without papers and comes to every state', () => {
  expect(companyMachine.start).toEqual(['none']);
  expect([...companyMachine.reachable()].toSorted()).toEqual([...companyStates].toSorted());
});

it('does not certify what was not handed in, and not twice', () => {
  for (const state of ['none', 'rejected', 'active', 'blocked'] as const) expect(companyMachine.next(state, 'approve')).toBeUndefined();
});

it('takes no second set of papers while one waits', () => expect(companyMachine.next('pending', 'submit')).toBeUndefined());

it('never takes certification away by a change of papers', () => {
  for (const event of ['submitChange', 'withdrawChange', 'approveChange', 'rejectChange'] as const) {
    expect(companyMachine.next('active', event)).toBe('active');
    for (const state of ['none', 'pending', 'rejected', 'blocked'] as const) expect(companyMachine.next(state, event)).toBeUndefined();
  }
});

it('gives a blocked company back by nothing but unblocking', () => expect(companyMachine.eventsOf('blocked')).toEqual(['unblock']));
