import { expect, test } from 'vitest';
import { finishOf } from './finish.rules.ts';

const waiting = { state: 'unpaid', payMode: 'prepay', orders: [{ state: 'wait_pay' }] } as const;

test('speaks of a voucher only when one was handed in and still waits', () => {
  expect(finishOf(waiting)).toBe('unpaid');
  expect(finishOf({ ...waiting, state: 'paying' })).toBe('unpaid');
  expect(finishOf({ ...waiting, voucherState: 'rejected' })).toBe('rejected');
  expect(finishOf({ ...waiting, voucherState: 'submitted' })).toBe('offline');
});

test('tells apart what is paid later, and what has to be approved first', () => {
  expect(finishOf({ state: 'later', payMode: 'credit', orders: [{ state: 'wait_ship' }] })).toBe('credit');
  expect(finishOf({ state: 'later', payMode: 'postpay', orders: [{ state: 'wait_ship' }] })).toBe('postpay');
  expect(finishOf({ state: 'later', payMode: 'credit', orders: [{ state: 'in_approval' }] })).toBe('credit');
  expect(finishOf({ state: 'later', payMode: 'postpay', orders: [{ state: 'in_approval' }] })).toBe('approval');
});
