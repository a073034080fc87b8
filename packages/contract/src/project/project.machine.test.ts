import { describe, expect, it } from 'vitest';
import { projectMachine, projectStates } from './project.machine.ts';

describe('a project', () => {
  it('begins open, and every state can happen', () => {
    expect(projectMachine.begin('start')).toBe('open');
    expect([...projectMachine.reachable()].toSorted()).toEqual([...projectStates].toSorted());
  });

  it('is not closed twice, nor opened while it is open', () => {
    expect(projectMachine.next('closed', 'close')).toBeUndefined();
    expect(projectMachine.next('open', 'reopen')).toBeUndefined();
    expect(projectMachine.next('closed', 'reopen')).toBe('open');
  });
});
