import { describe, expect, it } from 'vitest';
import { downloadMachine, downloadStates } from './download.machine.ts';

describe('a file that is made for somebody', () => {
  it('can be in every state of the list', () => {
    expect([...downloadMachine.reachable()].toSorted()).toEqual([...downloadStates].toSorted());
  });

  it.each([
    ['ready', 'take'],
    ['ready', 'again'],
    ['failed', 'take'],
    ['expired', 'extend'],
    ['waiting', 'finish'],
    ['expired', 'finish'],
  ] as const)('that is %s does not %s', (state, event) => {
    expect(downloadMachine.next(state, event)).toBeUndefined();
  });
});
