import { describe, expect, it } from 'vitest';
import { standingMachine, standingStates } from './standing.machine.ts';

describe('a standing order', () => {
  it('begins active, and every state can happen', () => {
    expect(standingMachine.begin('start')).toBe('active');
    expect([...standingMachine.reachable()].toSorted()).toEqual([...standingStates].toSorted());
  });

  it('never comes back when it has ended', () => {
    expect(standingMachine.eventsOf('ended')).toEqual([]);
  });

  it('is resumed only where it was paused', () => {
    expect(standingMachine.next('active', 'resume')).toBeUndefined();
    expect(standingMachine.next('paused', 'resume')).toBe('active');
  });
});
