import { describe, expect, it } from 'vitest';
import {
  type AfterSaleEvent,
  type AfterSaleState,
  type AfterSaleType,
  afterSaleMachine,
  afterSaleStates,
  afterSaleTypes,
} from './after-sale.machine.ts';
import { afterSaleReasonKeys, afterSaleReasons, afterSaleTabs, mostRefund } from './after-sale.rules.ts';

const walk = (type: AfterSaleType, path: AfterSaleEvent[]) =>
  path.reduce<AfterSaleState | undefined>((state, event) => state && afterSaleMachine.next(state, event, type), 'applied');

describe('an after-sale', () => {
  it('can come into every state, and into none besides', () => {
    expect([...afterSaleMachine.reachable()].toSorted()).toEqual([...afterSaleStates].toSorted());
  });

  it('goes the way of its type', () => {
    expect(walk('refund', ['agree', 'startRefund', 'refund'])).toBe('finished');
    expect(walk('return', ['agree', 'sendBack', 'receive', 'startRefund', 'refund'])).toBe('finished');
    expect(walk('exchange', ['agree', 'sendBack', 'receive', 'resend', 'confirmReceipt'])).toBe('finished');
  });

  it('is taken up again by the mall where it was broken off', () => {
    expect(walk('refund', ['reject', 'appeal', 'uphold'])).toBe('wait_refund');
    expect(walk('return', ['agree', 'sendBack', 'refuseReceipt', 'appealReturn', 'upholdReturn'])).toBe('wait_refund');
    expect(walk('exchange', ['reject', 'dismiss'])).toBe('rejected');
  });

  it('refuses what is out of turn', () => {
    expect(walk('refund', ['agree', 'sendBack'])).toBeUndefined();
    expect(walk('refund', ['agree', 'cancel'])).toBeUndefined();
    expect(walk('return', ['agree', 'sendBack', 'cancel'])).toBeUndefined();
    expect(walk('refund', ['agree', 'refund', 'refund'])).toBeUndefined();
  });

  it('stands in exactly one tab in every state, and has a reason for every type', () => {
    expect(Object.values(afterSaleTabs).flat().toSorted()).toEqual([...afterSaleStates].toSorted());
    for (const type of afterSaleTypes)
      expect(afterSaleReasonKeys.some((key) => (afterSaleReasons[key].types as readonly string[]).includes(type))).toBe(true);
  });
});

describe('the most a refund gives', () => {
  const line = { num: 3, payFen: 100, takenNum: 0, takenFen: 0 };
  it('is the share of a piece, and all that is left with the last piece', () => {
    expect([1, 2, 3].map((num) => mostRefund(line, num))).toEqual([33, 66, 100]);
    expect(mostRefund({ ...line, takenNum: 2, takenFen: 66 }, 1)).toBe(34);
  });
  it('is never more than is left', () => {
    expect(mostRefund({ ...line, takenNum: 1, takenFen: 90 }, 2)).toBe(10);
    expect(mostRefund({ ...line, payFen: 0 }, 3)).toBe(0);
    // Who was content with less for one piece does not get it with the next.
    expect(mostRefund({ ...line, takenNum: 1, takenFen: 10 }, 2)).toBe(67);
  });
});
