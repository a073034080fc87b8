import { describe, expect, it } from 'vitest';
import { processOf } from './process.rules.ts';

const steps = (...events: string[]) => events.map((event) => ({ event, at: '2026-01-01 00:00:00' }));
const look = (aftersaleType: 1 | 2 | 3, state: Parameters<typeof processOf>[0]['state'], ...events: string[]) =>
  processOf({ aftersaleType, state, steps: steps(...events) }).map((item) => `${item.step} ${item.state}`);

describe('the way of an after-sale', () => {
  it('shows what happened, what runs and what is to come', () => {
    expect(look(2, 'agreed', 'apply', 'agree')).toEqual(['apply done', 'agree done', 'sendBack current', 'receive todo', 'refund todo']);
    expect(look(1, 'wait_refund', 'apply', 'agree', 'startRefund')).toEqual(['apply done', 'agree done', 'refund current']);
    expect(
      look(3, 'finished', 'apply', 'agree', 'sendBack', 'receive', 'resend', 'confirmReceipt').every((item) => item.endsWith('done')),
    ).toBe(true);
  });

  it('shows where it broke, and takes the word of the mall for that of the store', () => {
    expect(look(1, 'rejected', 'apply', 'reject')).toEqual(['apply done', 'agree fault', 'refund skipped']);
    expect(look(2, 'refused', 'apply', 'agree', 'sendBack', 'refuseReceipt')).toContain('receive fault');
    expect(look(2, 'wait_refund', 'apply', 'agree', 'sendBack', 'refuseReceipt', 'upholdReturn')).toEqual([
      'apply done',
      'agree done',
      'sendBack done',
      'receive done',
      'refund current',
    ]);
    expect(look(2, 'closed', 'apply', 'agree', 'returnTimeout')).toEqual([
      'apply done',
      'agree done',
      'sendBack skipped',
      'receive skipped',
      'refund skipped',
    ]);
  });
});
