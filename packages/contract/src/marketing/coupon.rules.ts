/** What a coupon or a full reduction holds for. */
export const activityScopes = ['all', 'store', 'goods', 'brand', 'class'] as const;
export type ActivityScope = (typeof activityScopes)[number];

/** Coupons a page of the coupon centre. */
export const couponPageSize = 12;

/** The errorCode that marks a coupon as overdue. */
export const couponOverdue = '403103';

/** How a member finds his coupons: to spend, spent, and what can be spent no more (its time is over, or it was withdrawn). */
export const myCouponTabs = ['unused', 'used', 'expired'] as const;
export type MyCouponTab = (typeof myCouponTabs)[number];

/** A coupon of which only so many days are left ends soon. */
export const couponSoonDays = 7;
