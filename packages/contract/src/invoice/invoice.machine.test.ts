import { describe, expect, it } from 'vitest';
import { invoiceEvents, invoiceMachine, invoiceStates, liveStates } from './invoice.machine.ts';

describe('an invoice', () => {
  it('can be in every state that has a name', () => {
    expect([...invoiceMachine.reachable()].toSorted()).toEqual([...invoiceStates].toSorted());
  });

  it('is issued by the gateway alone, and never undone but by a red letter', () => {
    expect(invoiceMachine.from('issue')).toEqual(['reviewing']);
    for (const state of ['issued', 'mailed', 'verified'] as const) {
      expect(invoiceMachine.next(state, 'cancel')).toBeUndefined();
      expect(invoiceMachine.next(state, 'reject')).toBeUndefined();
      expect(invoiceMachine.next(state, 'lapse')).toBeUndefined();
      expect(invoiceMachine.next(state, 'redApply')).toBe('red_applied');
    }
  });

  it('is mailed on paper alone', () => {
    expect(invoiceMachine.next('issued', 'mail', 'electronic_normal')).toBeUndefined();
    expect(invoiceMachine.next('issued', 'mail', 'paper_special')).toBe('mailed');
  });

  it('is not taken back by its buyer once the gateway has it', () => {
    expect(invoiceMachine.next('reviewing', 'cancel')).toBeUndefined();
  });

  it('ends when it was taken back or cancelled', () => {
    for (const event of invoiceEvents) {
      expect(invoiceMachine.next('red_issued', event)).toBeUndefined();
      expect(invoiceMachine.next('cancelled', event)).toBeUndefined();
    }
  });

  it('holds its fen until the red letter is out', () => {
    expect(liveStates).toContain('red_applied');
    expect(liveStates).not.toContain('rejected');
  });
});
