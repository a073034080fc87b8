import { type CouponCenter, type CouponState, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { browserQueries } from '../kernel/browser.ts';

const isCenter = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === couponApi.center.path;

/** A coupon that was just received, or could not be, stays where the reader sees it and says what became of it. */
export const withOutcome = (center: CouponCenter, couponId: string, outcome: 'received' | 'overdue'): CouponCenter => ({
  ...center,
  canRecList: center.canRecList.map((coupon) => {
    if (coupon.id !== couponId) return coupon;
    if (outcome === 'overdue') return { ...coupon, overdueFlag: 1, couponsState: 'overdue' };
    const receivedNum = coupon.receivedNum + 1;
    const couponsState: CouponState = receivedNum >= coupon.perMemberLimit ? 'received' : coupon.couponsState;
    return { ...coupon, receivedNum, isReceived: 1, surplus: Math.max(0, coupon.surplus - 1), couponsState };
  }),
});

/** The lists that are shown change in place; the server is asked again when somebody comes to them anew. */
export const keepInPlace = async (couponId: string, outcome: 'received' | 'overdue'): Promise<void> => {
  browserQueries().setQueriesData<CouponCenter>({ predicate: isCenter }, (before) => before && withOutcome(before, couponId, outcome));
  await browserQueries().invalidateQueries({ predicate: isCenter, refetchType: 'none' });
};

/** It was refused for another reason: what is shown is not what holds. */
export const readCouponsAgain = (): Promise<void> => browserQueries().invalidateQueries({ predicate: isCenter });
