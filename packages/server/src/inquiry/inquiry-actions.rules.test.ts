import { describe, expect, it } from 'vitest';
import { actionsOf, type InquiryFacts } from './inquiry-actions.rules.ts';

const all = { publishes: true, confirms: true, administers: true, buys: true, contracts: true };
const facts: InquiryFacts = {
  state: 'quoting',
  round: 1,
  over: false,
  opened: false,
  waiting: 2,
  quoted: 1,
  quotesLeast: 1,
  questions: 0,
  voucher: null,
  valid: false,
  orderId: null,
  contractable: false,
};

describe('acts of an inquiry', () => {
  it('opens early only when nobody is waited for', () => {
    expect(actionsOf(facts, all)).not.toContain('open');
    expect(actionsOf({ ...facts, waiting: 0 }, all)).toContain('open');
    expect(actionsOf({ ...facts, waiting: 0, quoted: 0 }, all)).not.toContain('open');
    expect(actionsOf({ ...facts, waiting: 0 }, { ...all, confirms: false })).not.toContain('open');
  });

  it('ends before the deadline only what everybody has answered and too few quote', () => {
    expect(actionsOf({ ...facts, quoted: 0 }, all)).not.toContain('fail');
    expect(actionsOf({ ...facts, waiting: 0, quoted: 1, quotesLeast: 2 }, all)).toEqual(
      expect.arrayContaining(['extend', 'invite', 'fail']),
    );
    expect(actionsOf({ ...facts, waiting: 0 }, all)).not.toContain('fail');
    expect(actionsOf({ ...facts, waiting: 0, quoted: 0 }, { ...all, confirms: false })).not.toContain('fail');
  });

  it('offers no act of a running one after the deadline', () => {
    expect(actionsOf({ ...facts, over: true, questions: 1 }, all)).toEqual(['open', 'cancel']);
  });

  it.each(['to_confirm', 'quoting'] as const)('lets only who runs the company cancel what was opened, %s', (state) => {
    const open = { ...facts, state, opened: true };
    expect(actionsOf(open, all)).toContain('cancel');
    expect(actionsOf(open, { ...all, administers: false })).not.toContain('cancel');
  });

  it('orders an award once while its price holds, and drafts the contract of that order', () => {
    const won = { ...facts, state: 'confirmed' as const, valid: true };
    expect(actionsOf(won, all)).toContain('order');
    expect(actionsOf({ ...won, valid: false }, all)).not.toContain('order');
    expect(actionsOf(won, { ...all, buys: false })).not.toContain('order');
    expect(actionsOf({ ...won, orderId: '1' }, all)).not.toContain('contract');
    expect(actionsOf({ ...won, orderId: '1', contractable: true }, all)).toContain('contract');
    expect(actionsOf({ ...won, orderId: '1' }, all)).not.toContain('order');
  });

  it('begins no fourth round', () => {
    expect(actionsOf({ ...facts, state: 'to_confirm', round: 3 }, all)).not.toContain('newRound');
  });

  it('takes papers again only after they were sent back', () => {
    const won = { ...facts, state: 'confirmed' as const };
    expect(actionsOf(won, all)).toContain('voucher');
    expect(actionsOf({ ...won, voucher: 'submitted' }, all)).not.toContain('voucher');
    expect(actionsOf({ ...won, voucher: 'rejected' }, all)).toContain('voucher');
  });
});
