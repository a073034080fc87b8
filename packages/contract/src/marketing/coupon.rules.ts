/** What a coupon or a full reduction holds for. */
export const activityScopes = ['all', 'store', 'goods', 'brand', 'class'] as const;
export type ActivityScope = (typeof activityScopes)[number];

/** Coupons a page of the coupon centre. */
export const couponPageSize = 12;

/** The errorCode that marks a coupon as overdue. */
export const couponOverdue = '403103';
