import { describe, expect, it } from 'vitest';
import { processMachine } from './process.machine.ts';
import { openRequestStates, type RequestEvent, requestMachine, requestStates } from './request.machine.ts';

const over = requestStates.filter((state) => !(openRequestStates as readonly string[]).includes(state));

describe('a request', () => {
  it('comes to every state it has words for', () => {
    expect([...requestMachine.reachable()].toSorted()).toEqual([...requestStates].toSorted());
  });

  it('is not moved any more once it is over', () => {
    for (const state of over) expect(requestMachine.eventsOf(state), state).toEqual([]);
  });

  it('is approved only while it runs, and never from what was given back', () => {
    for (const state of requestStates) expect(requestMachine.next(state, 'pass') === 'approved').toBe(state === 'running');
    for (const event of ['agree', 'reject', 'return', 'transfer', 'escalate'] as RequestEvent[])
      expect(requestMachine.next('returned', event)).toBeUndefined();
  });
});

describe('a process', () => {
  it('is not removed while it is in force', () => {
    expect(processMachine.next('enabled', 'remove')).toBeUndefined();
    expect(processMachine.next('disabled', 'remove')).toBe('removed');
    expect(processMachine.eventsOf('removed')).toEqual([]);
  });
});
