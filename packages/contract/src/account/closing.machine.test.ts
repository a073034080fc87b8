import { describe, expect, it } from 'vitest';
import { closingMachine, closingStates } from './closing.machine.ts';

describe('the closing of an account', () => {
  it('can be in every state of the list, and begins with waiting', () => {
    expect([...closingMachine.reachable()].toSorted()).toEqual([...closingStates].toSorted());
    expect(closingMachine.begin('ask')).toBe('waiting');
  });

  it.each([
    ['done', 'takeBack'],
    ['stopped', 'finish'],
    ['taken_back', 'finish'],
    ['taken_back', 'stop'],
    ['done', 'finish'],
  ] as const)('that is %s does not %s', (state, event) => {
    expect(closingMachine.next(state, event)).toBeUndefined();
  });
});
