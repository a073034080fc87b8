import type { Coupon, CouponCenter } from '@mall/contract/marketing/coupon.api.ts';
import { expect, test } from 'vitest';
import { withOutcome } from './receive-in-place.ts';

const coupon = (id: string, perMemberLimit: number): Coupon => ({
  id,
  name: '通用券',
  thresholdAmount: '0.00',
  reduction: '5.00',
  scope: 'all',
  scopeTargets: { kind: 'all', total: 0, targets: [] },
  total: 10,
  surplus: 4,
  perMemberLimit,
  receiveStartDate: '2026-11-01 00:00:00',
  receiveEndDate: '2026-12-01 00:00:00',
  validStartDate: '2026-11-01 00:00:00',
  validEndDate: '2026-12-31 00:00:00',
  receivedNum: 0,
  isReceived: 0,
  overdueFlag: 0,
  couponsState: 'receivable',
});
const center: CouponCenter = { canRecList: [coupon('1', 1), coupon('2', 2), coupon('3', 1)], total: 3, recedList: [], recedTotal: 0 };

const statesOf = ({ canRecList }: CouponCenter) => canRecList.map(({ id, couponsState }) => `${id} ${couponsState}`);

test('a coupon that was received stays in its place and says so', () => {
  const after = withOutcome(center, '1', 'received');
  expect(statesOf(after)).toEqual(['1 received', '2 receivable', '3 receivable']);
  expect(after.canRecList[0]).toMatchObject({ isReceived: 1, receivedNum: 1, surplus: 3 });
});

test('one of which more may be had can be received again', () => {
  expect(statesOf(withOutcome(center, '2', 'received'))[1]).toBe('2 receivable');
});

test('one that is given out no more says that', () => {
  expect(statesOf(withOutcome(center, '3', 'overdue'))[2]).toBe('3 overdue');
});
