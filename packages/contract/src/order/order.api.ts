import * as z from 'zod';
import { right } from '../account/rights.ts';
import { ApprovalStanding, ApprovalTrace } from '../approval/request-trace.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { Doer, Sight } from '../company/sight.ts';
import { DownloadProgress } from '../download/download.api.ts';
import { InvoiceFields } from '../invoice/invoice.rules.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { groupStates } from '../marketing/group-buy.machine.ts';
import { addressTextFields } from '../member/address.api.ts';
import { addressTexts } from '../member/address-fields.ts';
import { cancelKinds } from './cancel-kinds.ts';
import { orderActions, orderStates, payModes } from './order.machine.ts';
import { CancelOrder, OrderFilter, OrderPageQuery } from './order.rules.ts';

const Count = z.number().int();

/** `receivingNum` holds what is to be shipped and what is on its way; less `shippedNum` (to be shipped) it is what is on its way. */
export const OrderCounts = z.strictObject({
  paymentNum: Count,
  receivingNum: Count,
  evaluateNum: Count,
  /** Orders that wait for somebody's approval. */
  approvalNum: Count,
  /** Requests that wait for the reader's own. */
  toApproveNum: Count,
  orderNum: Count,
  shippedNum: Count,
});
export type OrderCounts = z.infer<typeof OrderCounts>;

export const OrderLine = z.strictObject({
  orderGoodsId: Id,
  ...goodsLine,
  itemNumber: z.string(),
  taxRate: Count,
  goodsNum: Count,
  /** What one piece was sold at, and what it costs without an activity. */
  specPrice: Money,
  listPrice: Money,
  /** What the line was paid with after all discounts. */
  specPayPrice: Money,
  activityType: Count,
  shippedNum: Count,
  /** Refunded before it was shipped; it will not come. */
  droppedNum: Count,
  refundedNum: Count,
  inProcessNum: Count,
  reviewed: Flag,
  /** Whose budget the line takes. */
  projectId: Id.optional(),
  /** 1: may still be returned or refunded in some quantity. */
  afterSaleFlag: Flag,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** What the store asks the buyer to agree to: the whole, the freight, and pieces of lines that differ. */
export const AskedPrice = z.strictObject({
  from: Money,
  to: Money,
  freightFrom: Money,
  freightTo: Money,
  lines: z.array(z.strictObject({ orderGoodsId: Id, from: Money, to: Money })),
  reason: z.string(),
  at: TimeText,
});
export type AskedPrice = z.infer<typeof AskedPrice>;

export const OrderSummary = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  paySn: z.string(),
  createDate: TimeText,
  storeId: Id,
  storeName: z.string(),
  state: z.enum(orderStates),
  payMode: z.enum(payModes),
  evaluateState: z.enum(['none', 'waiting', 'evaluated']),
  deliverState: z.enum(['none', 'part', 'all', 'received']),
  refundState: z.enum(['none', 'part', 'all']),
  /** Who ordered; only where the reader sees more than his own. */
  buyer: Doer.optional(),
  /** Whose budgets it takes; a store reads those that are shown to it. */
  projects: z.array(z.strictObject({ id: Id, name: z.string() })),
  receiverName: z.string(),
  itemCount: Count,
  freight: Money,
  totalPayable: Money,
  /** Seconds that are left to pay, by the server's clock; only while an order is to be paid before goods. */
  paySeconds: Count.optional(),
  /** Where the latest parcel was seen last; only while goods are on their way. */
  track: z.strictObject({ logisticsCompany: z.string(), text: z.string(), time: TimeText }).optional(),
  /** Why it was cancelled, in the words of whoever did it; what it was ended by says `cancelKind`. */
  cancelReason: z.string(),
  cancelKind: z.enum(cancelKinds).optional(),
  /** The issued bill through which alone it is paid. */
  bill: z.strictObject({ id: Id, billSn: z.string(), settled: z.boolean() }).optional(),
  /** The group buy that it was bought in: nothing leaves before that has succeeded. */
  groupBuy: z.strictObject({ state: z.enum(groupStates), buyers: Count, leastBuyers: Count, endDate: TimeText }).optional(),
  /** Where its request stands; only while it is in approval. */
  approval: ApprovalStanding.optional(),
  /** Another price that waits for the buyer's word. */
  askedPrice: AskedPrice.optional(),
  lines: z.array(OrderLine),
  /** What the reader may do now; the page shows nothing else. */
  actions: z.array(z.enum(orderActions)),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderStep = z.strictObject({
  event: z.string(),
  fromState: z.enum(orderStates).optional(),
  toState: z.enum(orderStates),
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  byName: z.string(),
  reason: z.string(),
  at: TimeText,
  /** What left with it, each with its place among the order's parcels. */
  parcels: z.array(z.strictObject({ place: Count, logisticsCompany: z.string(), trackingNumber: z.string() })).optional(),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const Shipment = z.strictObject({
  shipmentId: Id,
  logisticsCompany: z.string(),
  trackingNumber: z.string(),
  shippedDate: TimeText,
  signedDate: TimeText.optional(),
  lines: z.array(z.strictObject({ orderGoodsId: Id, specName: z.string(), picture: z.string(), num: Count })),
  /** Latest first. */
  tracks: z.array(z.strictObject({ time: TimeText, text: z.string(), place: z.string() })),
});
export type Shipment = z.infer<typeof Shipment>;

/** How goods were taken in that did not match; the lines that differ. */
export const Acceptance = z.strictObject({
  at: TimeText,
  note: z.string(),
  /** After-sales were asked for with it. */
  claimed: z.boolean(),
  lines: z.array(z.strictObject({ orderGoodsId: Id, specName: z.string(), unit: z.string(), shortNum: Count, damagedNum: Count })),
});
export type Acceptance = z.infer<typeof Acceptance>;

export const OrderDetail = OrderSummary.extend({
  address: z.strictObject({ ...addressTextFields(addressTexts), areaInfo: z.string() }),
  goodsAmount: Money,
  activityDiscount: Money,
  couponDeduction: Money,
  pointsDeduction: Money,
  pointsUsed: Count,
  taxAmount: Money,
  paidAmount: Money,
  refundedAmount: Money,
  leaveWord: z.string(),
  deliveryTime: z.enum(['any', 'weekday', 'weekend']),
  invoice: InvoiceFields.optional(),
  payChannel: z.string(),
  payDate: TimeText.optional(),
  shipDate: TimeText.optional(),
  receiveDate: TimeText.optional(),
  doneDate: TimeText.optional(),
  cancelDate: TimeText.optional(),
  /** Postpaid: the day by which it is to be paid. */
  payDue: TimeText.optional(),
  autoReceiveDate: TimeText.optional(),
  /** When all of it is there by what the store said when it was bought; only until it has arrived, and no day that is over. Counted from when it became the store's to send, and from today before that. */
  arriveDay: z.iso.date().optional(),
  steps: z.array(OrderStep),
  acceptance: Acceptance.optional(),
  /** The way of its request through the company, of an order that was asked for. */
  approvalTrace: ApprovalTrace.optional(),
  shipments: z.array(Shipment),
  servicePhone: z.string(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** What could not be put back into the cart, and why. */
export const BoughtAgain = z.strictObject({
  count: Count,
  added: z.array(Id),
  refused: z.array(z.strictObject({ specId: Id, specName: z.string(), msg: z.string() })),
});
export type BoughtAgain = z.infer<typeof BoughtAgain>;

export const orderApi = {
  headerInfo: call({
    verb: 'GET',
    path: '/portal/member/member/header/info',
    access: buyer(),
    summary: 'How many orders wait for what',
    data: OrderCounts,
  }),
  page: call({
    verb: 'GET',
    path: '/portal/order/page',
    access: buyer({ may: right('personalCenterBase:myOrders:view'), reach: 'company' }),
    summary: 'Orders, latest first',
    query: OrderPageQuery,
    data: pageOf(OrderSummary),
  }),
  counts: call({
    verb: 'GET',
    path: '/portal/order/counts',
    access: buyer({ may: right('personalCenterBase:myOrders:view'), reach: 'company' }),
    summary: 'How many of the orders of a filter wait for what, whatever state it names',
    query: OrderFilter,
    data: OrderCounts,
  }),
  sight: call({
    verb: 'GET',
    path: '/portal/order/sight',
    access: buyer({ may: right('personalCenterBase:myOrders:view'), reach: 'company' }),
    summary: 'Whose orders the reader sees beside his own',
    data: Sight,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/order/detail/{id}',
    access: buyer({ may: right('personalCenterBase:myOrdersDetail:view'), reach: 'company' }),
    summary: 'A whole order',
    data: OrderDetail,
  }),
  logistics: call({
    verb: 'GET',
    path: '/portal/order/logistics/{id}',
    access: buyer({ may: right('personalCenterBase:myTrajectory:view'), reach: 'company' }),
    summary: 'The parcels of an order and where they were seen',
    data: z.array(Shipment),
  }),
  confirm: call({
    verb: 'POST',
    path: '/portal/order/confirm/{id}',
    access: buyer({ may: right('order:receive'), reach: 'company' }),
    summary: 'Confirms receipt, also of what a colleague ordered whose goods one takes in',
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/order/{id}',
    access: buyer(),
    summary: 'Takes a finished or cancelled order off the list',
    data: Nothing,
  }),
  export: call({
    verb: 'GET',
    path: '/portal/order/export',
    access: buyer({ may: right('personalCenterBase:myOrders:view'), reach: 'company' }),
    summary: 'The orders of a filter as xlsx; refuses when there are none, or too many for one answer',
    query: OrderFilter,
    data: Nothing,
    answer: 'file',
  }),
  exportLater: call({
    verb: 'POST',
    path: '/portal/order/export/job',
    access: buyer({ may: right('personalCenterBase:myOrders:view'), reach: 'company' }),
    summary: 'The same for many orders, in the background; it lands in the download centre',
    body: OrderFilter,
    data: DownloadProgress,
  }),
};

/** Served by the payment room, because a cancellation asks the bank first. */
export const orderCancelApi = {
  cancel: call({
    verb: 'POST',
    path: '/portal/order/cancel',
    access: buyer({ may: right('order:cancel') }),
    summary: 'Cancels an order that is not paid',
    body: CancelOrder,
    data: Nothing,
  }),
};

/** Served by the cart room. */
export const orderAgainApi = {
  again: call({
    verb: 'POST',
    path: '/portal/order/again/{id}',
    access: buyer({ may: right('order:buy') }),
    summary: 'Puts the lines of an order back into the cart; says which cannot be',
    data: BoughtAgain,
  }),
};
