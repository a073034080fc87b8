import { expect, it } from 'vitest';
import { type StoreOrderStanding, storeActionsOf } from './store-order.rules.ts';

const line = { num: 3, shippedNum: 0, droppedNum: 0, refundedNum: 0, inProcessNum: 0 };
const shipped = { ...line, shippedNum: 3 };
const asked = { ...line, inProcessNum: 3 };
const order = (over: Partial<StoreOrderStanding>): StoreOrderStanding => ({
  state: 'wait_ship',
  deliverState: 'none',
  lines: [line],
  underWay: false,
  price: 'fixed',
  ...over,
});

it.each<[string, Partial<StoreOrderStanding>, string]>([
  ['to ship', {}, 'ship refuse print'],
  ['to ship, all of it asked back', { lines: [asked] }, 'afterSale print'],
  ['to ship, one line asked back', { lines: [line, asked] }, 'ship afterSale print'],
  ['partly shipped', { deliverState: 'part', underWay: true, lines: [{ ...line, shippedNum: 1 }] }, 'ship track print'],
  ['partly shipped, the rest dropped', { deliverState: 'part', lines: [{ ...line, shippedNum: 1, droppedNum: 2 }] }, 'print'],
  ['on its way', { state: 'wait_receive', deliverState: 'all', underWay: true, lines: [shipped] }, 'track print'],
  [
    'on its way and asked back',
    { state: 'wait_receive', deliverState: 'all', lines: [{ ...shipped, inProcessNum: 1 }] },
    'afterSale print',
  ],
  ['done', { state: 'done', deliverState: 'received', lines: [shipped] }, 'print'],
  ['not paid', { state: 'wait_pay' }, ''],
  ['not paid, to be had for less', { state: 'wait_pay', price: 'open' }, 'price'],
  ['not paid, with a price that waits for the buyer', { state: 'wait_pay', price: 'asked' }, 'withdrawPrice'],
  ['cancelled', { state: 'cancelled' }, ''],
])('with an order %s a store may do what leads on', (_name, over, actions) => {
  expect(storeActionsOf(order(over)).join(' ')).toBe(actions);
});
