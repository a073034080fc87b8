import { describe, expect, it } from 'vitest';
import { type OrderState, orderMachine, orderStates, type PayMode, payModes } from './order.machine.ts';

type Event = Parameters<typeof orderMachine.next>[1];
const events = Object.keys(orderMachine.moves) as Event[];
const walk = (from: OrderState, mode: PayMode, path: Event[]) =>
  path.reduce<OrderState | undefined>((state, event) => state && orderMachine.next(state, event, mode), from);

describe('an order', () => {
  it('can come into every state, and into none besides', () => {
    expect([...orderMachine.reachable()].toSorted()).toEqual([...orderStates].toSorted());
  });

  it('ends done or cancelled, and from there nothing moves it', () => {
    const ends = orderStates.filter((state) => orderMachine.eventsOf(state).length === 0);
    expect(ends).toEqual(['done', 'cancelled']);
  });

  it.each(payModes)('can be finished in pay mode %s from every state of that mode', (mode) => {
    const reached = new Set<OrderState>(['in_approval', mode === 'prepay' ? 'wait_pay' : 'wait_ship']);
    for (const state of reached)
      for (const event of events) {
        const next = orderMachine.next(state, event, mode);
        if (next) reached.add(next);
      }
    for (const state of reached) {
      if (state === 'done' || state === 'cancelled') continue;
      expect(
        events.some((event) => orderMachine.next(state, event, mode) !== undefined),
        `${mode} ${state}`,
      ).toBe(true);
    }
    expect(reached).toContain('done');
  });

  it('asks for the money first, afterwards or not at all, as agreed', () => {
    expect(walk('in_approval', 'prepay', ['approve', 'pay', 'ship', 'confirmReceipt'])).toBe('done');
    expect(walk('in_approval', 'postpay', ['approve', 'ship', 'confirmReceipt', 'pay'])).toBe('done');
    expect(walk('in_approval', 'credit', ['approve', 'ship', 'confirmReceipt'])).toBe('done');
  });

  it('refuses what is out of turn', () => {
    expect(orderMachine.next('wait_pay', 'ship', 'prepay')).toBeUndefined();
    expect(orderMachine.next('wait_receive', 'cancel', 'prepay')).toBeUndefined();
    expect(orderMachine.next('wait_pay', 'pay', 'credit')).toBeUndefined();
    expect(orderMachine.next('wait_pay', 'cancel', 'postpay')).toBeUndefined();
    expect(orderMachine.next('wait_pay', 'cancel', 'prepay')).toBe('cancelled');
  });
});
