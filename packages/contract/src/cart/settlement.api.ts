import * as z from 'zod';
import { right } from '../account/rights.ts';
import { ApprovalPlan } from '../approval/process.api.ts';
import { stepField } from '../catalogue/goods-card.api.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { CreditFigures } from '../credit/credit.rules.ts';
import { invoiceTypes } from '../invoice/invoice.rules.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { Coupon } from '../marketing/coupon.api.ts';
import { payModes } from '../order/order.machine.ts';
import { Pieces, PiecesText } from './pieces.rules.ts';
import { SubmitOrder } from './submit.rules.ts';

const Count = z.number().int();

/**
 * Coupons of the member, comma separated, each with its store ("2:17") or without, when it goes where it takes most.
 * Absent: the best for each store. "0": none.
 */
export const CouponChoice = z
  .string()
  .max(2000)
  .regex(/^(0|([1-9]\d{0,17}:)?[1-9]\d{0,17}(,([1-9]\d{0,17}:)?[1-9]\d{0,17})*)$/);
const Points = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number);

const choices = { addressId: Id.optional(), couponId: CouponChoice.optional() };
const SettlementQuery = z.strictObject({ ...choices, usePoints: Points.optional() });
type SettlementQuery = z.infer<typeof SettlementQuery>;

export const SettlementLine = z.strictObject({
  ...goodsLine,
  itemNumber: z.string(),
  taxRate: Count,
  num: Count,
  leastNum: Count,
  mostNum: Count,
  ...stepField,
  activityType: Count,
  /** 1: at the price of a framework of the company's. */
  agreed: Flag.optional(),
  price: Money,
  listPrice: Money,
  subtotal: Money,
  invoiceable: Flag,
  /** When it would be at this address, ordered now; absent where the store says no days. */
  arriveDay: z.iso.date().optional(),
});
export type SettlementLine = z.infer<typeof SettlementLine>;

export const SettlementCoupon = z.strictObject({
  memberCouponId: Id,
  name: z.string(),
  thresholdAmount: Money,
  reduction: Money,
  validEndDate: TimeText,
  /** What it takes off this store; "0.00" while its threshold is not reached. */
  takes: Money,
  /** Why it takes nothing. */
  fault: z.string().optional(),
});
export type SettlementCoupon = z.infer<typeof SettlementCoupon>;

/** A coupon in the member's hands that does not fit these goods, or not now; `msg` says why. */
const UnfitCoupon = z.strictObject({
  memberCouponId: Id,
  name: z.string(),
  thresholdAmount: Money,
  reduction: Money,
  validStartDate: TimeText,
  validEndDate: TimeText,
  msg: z.string(),
});
type UnfitCoupon = z.infer<typeof UnfitCoupon>;

/** A coupon that could be received; `fault` says why it would take nothing off these lines all the same. */
export const OfferedCoupon = z.strictObject({ ...Coupon.shape, fault: z.string().optional() });
export type OfferedCoupon = z.infer<typeof OfferedCoupon>;

/** Besides those that can be chosen: `canRecList` may still be received for these goods, those that fit first. */
export const OtherCoupons = z.strictObject({ unfitList: z.array(UnfitCoupon), canRecList: z.array(OfferedCoupon) });
export type OtherCoupons = z.infer<typeof OtherCoupons>;

const amounts = {
  goodsAmount: Money,
  activityDiscount: Money,
  couponDeduction: Money,
  pointsDeduction: Money,
  freight: Money,
  taxAmount: Money,
  totalPrice: Money,
  itemCount: Count,
};

export const SettlementStore = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  ownFlag: Flag,
  /** What it issues for these lines; none when one of them is not invoiced at all. */
  invoiceTypes: z.array(z.enum(invoiceTypes)),
  invoiceable: Flag,
  lines: z.array(SettlementLine),
  coupons: z.array(SettlementCoupon),
  couponId: Id.nullable(),
  ...amounts,
});
export type SettlementStore = z.infer<typeof SettlementStore>;

export const Settlement = z.strictObject({
  stores: z.array(SettlementStore),
  /** Selected lines that cannot be bought. With a `blocking` one the order is refused: another quantity would do; the others are left out. */
  faults: z.array(z.strictObject({ specId: Id, specName: z.string(), msg: z.string(), blocking: Flag })),
  /** The address that freight was counted for. */
  addressId: Id.nullable(),
  ...amounts,
  pointsBalance: Count,
  /** Points that may be used at most, of those there are. */
  pointsMost: Count,
  pointsUsed: Count,
  /** VAT special invoices are issued to the buyer's company. */
  qualified: Flag,
});
export type Settlement = z.infer<typeof Settlement>;

export const Submitted = z.strictObject({ orderIds: z.array(Id), paySn: z.string(), payMode: z.enum(payModes), totalPrice: Money });
export type Submitted = z.infer<typeof Submitted>;

export const PayModeChoice = z.strictObject({
  payMode: z.enum(payModes),
  enabled: Flag,
  /** Why not; empty when it can be chosen. */
  reason: z.string(),
  /** The code of that reason, by which a page knows what would help. */
  refusal: z.string(),
  /** How the purchase quota stands, for who may order on it. */
  quota: CreditFigures.extend({ termDays: Count.nullable(), validTo: z.iso.date().nullable() }).optional(),
});
export type PayModeChoice = z.infer<typeof PayModeChoice>;

/** What is about to be ordered, with the choices of the page: the selected lines, or one spec past the cart. */
const AboutToOrder = z.strictObject({
  ...choices,
  specId: Id.optional(),
  num: PiecesText.optional(),
  groupId: Id.optional(),
  usePoints: Points.optional(),
  payMode: z.enum(payModes).optional(),
  /** The projects whose budgets it would take. */
  projectIds: z
    .string()
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/)
    .optional(),
});
export type AboutToOrder = z.infer<typeof AboutToOrder>;

export const settlementApi = {
  settlement: call({
    verb: 'GET',
    path: '/portal/cart/settlement',
    access: buyer({ may: right('order:buy') }),
    summary: 'What the selected lines cost, with freight, coupons and points',
    query: SettlementQuery,
    data: Settlement,
  }),
  buyNow: call({
    verb: 'GET',
    path: '/portal/cart/buynow',
    access: buyer({ may: right('order:buy') }),
    summary: 'The same for one spec, past the cart',
    query: z.strictObject({ specId: Id, num: PiecesText, groupId: Id.optional(), ...choices, usePoints: Points.optional() }),
    data: Settlement,
  }),
  flushBuyNow: call({
    verb: 'PUT',
    path: '/portal/cart/buynow/price/flush',
    access: buyer({ may: right('order:buy') }),
    summary: 'The same after another quantity or choice',
    body: z.strictObject({
      specId: Id,
      num: Pieces,
      groupId: Id.optional(),
      ...choices,
      usePoints: Count.min(0).max(99_999_999_999).optional(),
    }),
    data: Settlement,
  }),
  otherCoupons: call({
    verb: 'GET',
    path: '/portal/cart/settlement/coupons',
    access: buyer(),
    summary: 'Coupons that do not fit the selected lines, or one spec, and why; and those that could be received for them',
    query: z.strictObject({ specId: Id.optional(), num: PiecesText.optional() }),
    data: OtherCoupons,
  }),
  submit: call({
    verb: 'POST',
    path: '/portal/order/cart',
    access: buyer({ may: right('order:buy') }),
    summary:
      'Orders the selected lines, or one spec; the same token answers with the first result. Another total is refused with the new settlement as data',
    body: SubmitOrder,
    data: Submitted,
  }),
  payTypes: call({
    verb: 'GET',
    path: '/portal/order/getPayType',
    access: buyer(),
    summary: 'The payment modes and which of them this account may use',
    data: z.array(PayModeChoice),
  }),
  isSubmit: call({
    verb: 'GET',
    path: '/portal/order/find/is/submit',
    access: buyer(),
    summary: 'Whether what is about to be ordered is approved first, by whom, and the token to submit it with',
    query: AboutToOrder,
    data: z.strictObject({ approvalRequired: z.boolean(), submitToken: z.uuid(), plan: ApprovalPlan.nullable() }),
  }),
  processList: call({
    verb: 'GET',
    path: '/portal/order/find/processList',
    access: buyer({ may: right('order:buy') }),
    summary: 'The approval processes that fit what is about to be ordered equally well, to choose from; the server checks again',
    query: AboutToOrder,
    data: z.array(ApprovalPlan),
  }),
};
