import { expect, it } from 'vitest';
import { progressOf } from './order-progress.rules.ts';

const way = { state: 'wait_pay', payMode: 'prepay', createDate: 'a' } as const;
const short = (steps: ReturnType<typeof progressOf>) => steps.map(({ id, state }) => `${id}:${state}`).join(' ');

it('goes from the submission to the end, in the order of its pay mode', () => {
  expect(short(progressOf(way))).toBe('submit:done pay:current ship:todo receive:todo done:todo');
  expect(short(progressOf({ ...way, state: 'wait_receive', payDate: 'b', shipDate: 'c' }))).toBe(
    'submit:done pay:done ship:done receive:current done:todo',
  );
  expect(short(progressOf({ ...way, payMode: 'postpay', shipDate: 'c', receiveDate: 'd' }))).toBe(
    'submit:done ship:done receive:done pay:current done:todo',
  );
});

it('does not take a first parcel for the whole', () => {
  expect(short(progressOf({ ...way, state: 'wait_ship', payDate: 'b', shipDate: 'c' }))).toContain('ship:current');
});

it('waits for an approval first, and ends where an order was cancelled', () => {
  expect(short(progressOf({ ...way, state: 'in_approval' }))).toContain('submit:done approve:current pay:todo');
  expect(short(progressOf({ ...way, state: 'cancelled', payDate: 'b', cancelDate: 'c' }))).toBe('submit:done pay:done cancelled:fault');
});
