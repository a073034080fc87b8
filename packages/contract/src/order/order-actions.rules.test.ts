import { describe, expect, it } from 'vitest';
import { orderStates, payModes } from './order.machine.ts';
import { actionsOf, afterSaleRoom, type OrderStanding } from './order-actions.rules.ts';

const line = { num: 3, shippedNum: 0, droppedNum: 0, refundedNum: 0, inProcessNum: 0 };
const order = (over: Partial<OrderStanding> = {}): OrderStanding => ({
  state: 'wait_pay',
  payMode: 'prepay',
  paid: false,
  evaluateState: 'none',
  deliverState: 'none',
  afterSaleTime: true,
  hidden: false,
  lines: [line],
  ...over,
});
const shipped = { ...line, shippedNum: 3 };
const sent = { paid: true, deliverState: 'all', lines: [shipped] } as const;

describe('what a buyer may do', () => {
  it.each<[string, Partial<OrderStanding>, string]>([
    ['in approval', { state: 'in_approval' }, 'cancel'],
    ['that nobody has agreed to', { state: 'in_approval', approval: { held: false, toSubmit: false, untouched: true } }, 'withdraw cancel'],
    [
      'whose request came back',
      { state: 'in_approval', approval: { held: false, toSubmit: true, untouched: false } },
      'correct submitRequest cancel',
    ],
    ['to pay', {}, 'pay cancel'],
    ['of which the store asks another price', { repricing: true }, 'price pay cancel'],
    ['to pay after the goods', { payMode: 'postpay', deliverState: 'received', lines: [shipped] }, 'pay logistics again'],
    ['to ship', { state: 'wait_ship', paid: true }, 'afterSale again'],
    ['to ship, not paid', { state: 'wait_ship', payMode: 'postpay' }, 'again'],
    ['to ship, on credit', { state: 'wait_ship', payMode: 'credit' }, 'afterSale again'],
    [
      'partly shipped',
      { state: 'wait_ship', paid: true, deliverState: 'part', lines: [{ ...line, shippedNum: 1 }] },
      'logistics afterSale again',
    ],
    ['to receive', { state: 'wait_receive', ...sent }, 'confirm accept logistics afterSale again'],
    ['to receive with a return', { state: 'wait_receive', ...sent, lines: [{ ...shipped, inProcessNum: 1 }] }, 'logistics afterSale again'],
    ['done', { state: 'done', evaluateState: 'waiting', ...sent }, 'review logistics afterSale again delete'],
    ['done long ago', { state: 'done', evaluateState: 'evaluated', afterSaleTime: false, ...sent }, 'viewReview logistics again delete'],
    ['done with a return', { state: 'done', ...sent, lines: [{ ...shipped, inProcessNum: 3 }] }, 'logistics again'],
    ['cancelled', { state: 'cancelled' }, 'again delete'],
    ['taken off the list', { state: 'cancelled', hidden: true }, ''],
  ])('with an order %s', (_name, over, actions) => {
    expect(actionsOf(order(over)).join(' ')).toBe(actions);
  });

  it('never repeats itself, whatever the order', () => {
    for (const state of orderStates)
      for (const payMode of payModes)
        for (const evaluateState of ['none', 'waiting', 'evaluated'] as const)
          for (const deliverState of ['none', 'part', 'all', 'received'] as const) {
            const actions = actionsOf(order({ state, payMode, evaluateState, deliverState, paid: true }));
            expect(new Set(actions).size).toBe(actions.length);
          }
  });
});

describe('what can be given back', () => {
  it('is before shipping only what has not left, and afterwards what was not given back yet', () => {
    const numbers = { num: 10, shippedNum: 4, droppedNum: 1, refundedNum: 1, inProcessNum: 2 };
    expect(afterSaleRoom(order({ state: 'wait_ship', paid: true }), numbers)).toBe(3);
    expect(afterSaleRoom(order({ state: 'done', paid: true }), { ...numbers, shippedNum: 9 })).toBe(7);
    expect(afterSaleRoom(order({ state: 'done', paid: true, afterSaleTime: false }), numbers)).toBe(0);
    expect(afterSaleRoom(order({ state: 'cancelled', paid: true }), numbers)).toBe(0);
  });
});
