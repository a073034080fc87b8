import { type CouponCenter, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { answersTo } from '@mall/kit/ask/answers-to.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { askLater } from '@mall/kit/ask/ask-later.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';

const centerReads = [couponApi.center];

/** A coupon that could not be received any more stays where the reader sees it and says so. */
export const withOverdue = (center: CouponCenter, couponId: string): CouponCenter => ({
  ...center,
  canRecList: center.canRecList.map((coupon) =>
    coupon.id === couponId ? { ...coupon, overdueFlag: 1 as const, couponsState: 'overdue' as const } : coupon,
  ),
});

/** The lists that are shown change in place, for the server would put it last; it is asked again when somebody comes to them anew. */
export const markOverdue = async (couponId: string): Promise<void> => {
  browserQueries().setQueriesData<CouponCenter>(answersTo(centerReads), (before) => before && withOverdue(before, couponId));
  await askLater(centerReads);
};

/** One was received, or refused for another reason. What was received keeps its place in the answer, so all lists and counts move at once. */
export const readCouponsAgain = (): Promise<void> => askAgain(centerReads);
