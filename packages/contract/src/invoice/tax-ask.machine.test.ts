import { expect, it } from 'vitest';
import { taxStates } from './invoicing.rules.ts';
import { taxEvents, taxMachine } from './tax-ask.machine.ts';

it('can be in every state that has a name', () => {
  expect([...taxMachine.reachable()].toSorted()).toEqual([...taxStates].toSorted());
});

it('hears one word for good', () => {
  for (const event of taxEvents) {
    expect(taxMachine.next('issued', event)).toBeUndefined();
    expect(taxMachine.next('refused', event)).toBeUndefined();
  }
});

it('hears a word that comes after the mall gave up, and asks again only then', () => {
  expect(taxMachine.next('failed', 'issue')).toBe('issued');
  expect(taxMachine.next('failed', 'refuse')).toBe('refused');
  expect(taxMachine.from('retry')).toEqual(['failed']);
});
