import type { Coupon, CouponCenter } from '@mall/contract/marketing/coupon.api.ts';
import { expect, test } from 'vitest';
import { withOverdue } from './receive-in-place.ts';

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

test('one that is given out no more says that where it stands', () => {
  expect(statesOf(withOverdue(center, '2'))).toEqual(['1 receivable', '2 overdue', '3 receivable']);
});
