import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { ReceivedCoupon } from './coupon.api.ts';
import { type MyCouponTab, myCouponTabs } from './coupon.rules.ts';

const MyCoupon = z.strictObject({
  ...ReceivedCoupon.shape,
  /** 1: ends within a few days. */
  soonFlag: Flag,
  /** The order it was spent on. */
  usedOrderId: Id.optional(),
  usedDate: TimeText.optional(),
});
export type MyCoupon = z.infer<typeof MyCoupon>;

const MyCouponCounts = z.strictObject(
  Object.fromEntries(myCouponTabs.map((tab) => [tab, z.number().int().min(0)])) as Record<MyCouponTab, z.ZodNumber>,
);
const MyCouponPage = z.strictObject({ ...pageOf(MyCoupon).shape, counts: MyCouponCounts });
export type MyCouponPage = z.infer<typeof MyCouponPage>;

/** `days`: only those that end within so many. */
const MyCouponQuery = z.strictObject({
  state: z.enum(myCouponTabs).default('unused'),
  days: z.coerce.number().int().min(1).max(90).optional(),
  ...paging(10, 60),
});
export type MyCouponQuery = z.infer<typeof MyCouponQuery>;

export const myCouponApi = {
  page: call({
    verb: 'GET',
    path: '/portal/member/coupon/page',
    access: buyer({ may: right('personalCenterBase:coupon:view') }),
    summary: 'Coupons of the member: to spend (those that end first at the head), spent, or over; how many of each',
    query: MyCouponQuery,
    data: MyCouponPage,
  }),
};
