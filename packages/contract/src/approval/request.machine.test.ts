import { describe, expect, it } from 'vitest';
import { processMachine } from './process.machine.ts';
import { openRequestStates, type RequestEvent, requestMachine, requestStates, taskMachine, taskStates } from './request.machine.ts';

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

describe('what one person has to decide', () => {
  const settled = taskStates.filter((state) => state !== 'wait' && state !== 'pending');

  it('comes to every state, and begins as his or behind others', () => {
    expect([...taskMachine.reachable()].toSorted()).toEqual([...taskStates].toSorted());
    expect(taskMachine.start).toEqual(['pending', 'wait']);
    expect(taskMachine.open.toSorted()).toEqual(['pending', 'wait']);
  });

  it('is not said, handed on or given back any more once it is settled', () => {
    for (const state of settled) expect(taskMachine.eventsOf(state), state).toEqual([]);
  });

  it('is said by nobody whose turn has not come, but for what he agreed to before', () => {
    for (const event of ['approve', 'reject', 'return', 'askOthers', 'handOn'] as const)
      expect(taskMachine.next('wait', event), event).toBeUndefined();
    expect(taskMachine.next('wait', 'settle')).toBe('approved');
    expect(taskMachine.next('pending', 'settle')).toBeUndefined();
  });
});
