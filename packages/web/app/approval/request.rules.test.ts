import { expect, it } from 'vitest';
import { checksOf, type Line, riseOf } from './request.rules.ts';

const line = (price: string, lastPrice?: string, lately = 0) => ({ price, lately, ...(lastPrice && { lastPrice }) }) as Line;

it('says by how much a price rose since the last time, to one decimal', () => {
  expect(riseOf('742.60', '720.00')).toBe(3.1);
  expect(riseOf('286.00', '290.00')).toBe(-1.4);
  expect(riseOf('100.00', '100.00')).toBe(0);
  expect(riseOf('100.00', undefined)).toBeUndefined();
  expect(riseOf('100.00', '0.00')).toBeUndefined();
});

it('shows the worst line of all orders, and how many were bought lately', () => {
  const orders = [{ lines: [line('90.00', '100.00', 5), line('110.00', '100.00')] }, { lines: [line('10.00')] }];
  expect(checksOf({ orders } as never)).toEqual({ rise: 10, lately: 1 });
  expect(checksOf({ orders: [{ lines: [line('10.00')] }] } as never)).toEqual({ rise: undefined, lately: 0 });
});
