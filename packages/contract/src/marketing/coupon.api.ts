import * as z from 'zod';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { paging } from '../kernel/paging.ts';
import { GoodsSearch, SearchGoodsQuery } from '../search/search.api.ts';
import { activityScopes, couponPageSize } from './coupon.rules.ts';

/** What a coupon or a full reduction holds for. */
const ActivityScope = z.enum(activityScopes);

export type { ActivityScope } from './coupon.rules.ts';

/** The things a scope names; of a long list only the first, `total` tells how many. */
export const ScopeTargets = z.strictObject({
  kind: ActivityScope,
  total: z.number().int(),
  targets: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type ScopeTargets = z.infer<typeof ScopeTargets>;

/** upcoming: not yet given out; receivable; none_left: all given out; received: as many as a member may have; overdue: given out no more. */
export const CouponState = z.enum(['upcoming', 'receivable', 'none_left', 'received', 'overdue']);
export type CouponState = z.infer<typeof CouponState>;

export const Coupon = z.strictObject({
  id: Id,
  name: z.string(),
  /** 0.00: no threshold. */
  thresholdAmount: Money,
  reduction: Money,
  scope: ActivityScope,
  scopeTargets: ScopeTargets,
  total: z.number().int(),
  /** How many are left to be received. */
  surplus: z.number().int(),
  perMemberLimit: z.number().int(),
  receiveStartDate: TimeText,
  receiveEndDate: TimeText,
  validStartDate: TimeText,
  validEndDate: TimeText,
  /** What this member has received of it. */
  receivedNum: z.number().int(),
  isReceived: Flag,
  overdueFlag: Flag,
  couponsState: CouponState,
});
export type Coupon = z.infer<typeof Coupon>;

/** A coupon in a member's hands. */
export const ReceivedCoupon = z.strictObject({
  ...Coupon.shape,
  memberCouponId: Id,
  memberCouponState: z.enum(['new', 'used', 'expired', 'closed']),
  receivedDate: TimeText,
});
export type ReceivedCoupon = z.infer<typeof ReceivedCoupon>;

/** `canRecList` also keeps what the member received and has not spent, in its place; `total` counts it, `recedTotal` what the member received. */
export const CouponCenter = z.strictObject({
  canRecList: z.array(Coupon),
  total: z.number().int(),
  recedList: z.array(ReceivedCoupon),
  recedTotal: z.number().int(),
});
export type CouponCenter = z.infer<typeof CouponCenter>;

/** `goodsId`: only coupons that hold for the goods; `scope`: only those of a kind. */
const CouponCenterQuery = z.strictObject({ scope: ActivityScope.optional(), goodsId: Id.optional(), ...paging(couponPageSize, 60) });
export type CouponCenterQuery = z.infer<typeof CouponCenterQuery>;

export const FullReduction = z.strictObject({
  activityId: Id,
  name: z.string(),
  scope: ActivityScope,
  scopeTargets: ScopeTargets,
  /** Steps, the lowest threshold first; the highest that is reached counts. */
  rules: z.array(z.strictObject({ thresholdAmount: Money, reduction: Money })),
  activityStartDate: TimeText,
  activityEndDate: TimeText,
});
export type FullReduction = z.infer<typeof FullReduction>;

/** One of the two is named; the other is null in the answer. */
const ActivityQuery = z.strictObject({ couponId: Id.optional(), activityId: Id.optional() });
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** As a search of goods, within what the coupon or the full reduction holds for. */
const ActivityGoodsQuery = z.strictObject({ ...SearchGoodsQuery.shape, ...ActivityQuery.shape });
export type ActivityGoodsQuery = z.infer<typeof ActivityGoodsQuery>;

const Received = z.strictObject({ isReceived: Flag });

export const couponApi = {
  center: call({
    verb: 'GET',
    path: '/portal/activity/coupon/center',
    access: anyone,
    summary: 'Coupons to receive, and those the member has received',
    query: CouponCenterQuery,
    data: CouponCenter,
  }),
  receive: call({
    verb: 'PUT',
    path: '/portal/activity/coupon/receive/{id}',
    access: buyer(),
    summary: 'Receives a coupon in the coupon centre; 505 with errorCode 403103 when it is overdue',
    data: Received,
  }),
  receiveHere: call({
    verb: 'POST',
    path: '/portal/activity/coupon/receive/{couponId}',
    access: buyer(),
    summary: 'Receives a coupon on a goods page or in the cart',
    data: Received,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/activity/coupon/goods/detail',
    access: anyone,
    summary: 'A coupon (couponId) or a full reduction (activityId), and what it holds for',
    query: ActivityQuery,
    data: z.strictObject({ coupon: Coupon.nullable(), fullReduction: FullReduction.nullable(), scope: ScopeTargets }),
  }),
  goods: call({
    verb: 'GET',
    path: '/portal/search/collect/bills/reduce',
    access: anyone,
    summary: 'Goods for which a coupon or a full reduction holds',
    query: ActivityGoodsQuery,
    data: GoodsSearch,
  }),
};
