import { expect, it } from 'vitest';
import { qualificationEvents, qualificationMachine } from './qualification.machine.ts';
import { qualificationDecisions } from './qualification.rules.ts';

it('can be in every state that has a name', () => {
  expect([...qualificationMachine.reachable()].toSorted()).toEqual([...qualificationDecisions].toSorted());
});

it('is decided on once: what was approved, rejected or withdrawn stays so', () => {
  for (const state of ['approved', 'rejected', 'withdrawn'] as const)
    for (const event of qualificationEvents) expect(qualificationMachine.next(state, event)).toBeUndefined();
});
