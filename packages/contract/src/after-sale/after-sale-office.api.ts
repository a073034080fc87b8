import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { afterSaleDetail, afterSaleSummary } from './after-sale.api.ts';
import { operatorAfterSaleActions, sellerAfterSaleActions } from './after-sale.machine.ts';
import {
  AgreeAfterSale,
  ArbitrateAfterSale,
  afterSaleReasonKeys,
  ReceiveAfterSale,
  RejectAfterSale,
  ResendAfterSale,
  ReturnAddress,
} from './after-sale.rules.ts';
import {
  MallAfterSaleFilter,
  MallAfterSaleQuery,
  mallAfterSaleTabs,
  StoreAfterSaleFilter,
  StoreAfterSaleQuery,
  storeAfterSaleTabs,
} from './office-after-sale.rules.ts';

const Count = z.number().int();

/** What both sides behind the counter are told of one beside what its buyer is. */
const forOffice = {
  /** The company that it was bought for, or the person. */
  buyerName: z.string(),
  /** How many seconds are left until `dueDate` by the server's clock. */
  dueSeconds: Count.optional(),
};

/** What our own books say of the order, to be held against what the buyer says. */
const Records = z.strictObject({
  orderDate: TimeText,
  payDate: TimeText.optional(),
  doneDate: TimeText.optional(),
  /** Applications are taken until then. */
  deadline: TimeText.optional(),
  paidAmount: Money,
  refundedAmount: Money,
  receiver: z.string(),
  /** What it is about had not left the store: all of its money goes back. */
  unsent: z.boolean(),
  /** Those that hold goods of this application. */
  parcels: z.array(
    z.strictObject({
      shipmentId: Id,
      logisticsCompany: z.string(),
      trackingNumber: z.string(),
      shippedDate: TimeText,
      signedDate: TimeText.optional(),
      /** Pieces of those goods in it. */
      num: Count,
    }),
  ),
  /** The lines of this application: what was bought, sent and given back of each, besides what it asks for. */
  lines: z.array(z.strictObject({ orderGoodsId: Id, boughtNum: Count, sentNum: Count, refundedNum: Count, payAmount: Money })),
});

const officeDetail = {
  ...afterSaleDetail,
  ...forOffice,
  /** Who applied. */
  applicantName: z.string(),
  reasonCode: z.enum(afterSaleReasonKeys),
  records: Records,
  /** Where the store had goods sent back to before, the latest first. */
  returnAddresses: z.array(ReturnAddress),
};

export const SellerAfterSale = z.strictObject({ ...officeDetail, actions: z.array(z.enum(sellerAfterSaleActions)) });
export type SellerAfterSale = z.infer<typeof SellerAfterSale>;
export const OperatorAfterSale = z.strictObject({ ...officeDetail, actions: z.array(z.enum(operatorAfterSaleActions)) });
export type OperatorAfterSale = z.infer<typeof OperatorAfterSale>;

const SellerSummary = z.strictObject({ ...afterSaleSummary, ...forOffice, actions: z.array(z.enum(sellerAfterSaleActions)) });
export type SellerAfterSaleSummary = z.infer<typeof SellerSummary>;
const OperatorSummary = z.strictObject({
  ...afterSaleSummary,
  ...forOffice,
  refundStarted: afterSaleDetail.refundStarted,
  actions: z.array(z.enum(operatorAfterSaleActions)),
});
export type OperatorAfterSaleSummary = z.infer<typeof OperatorSummary>;

export const SellerAfterSalePage = pageOf(SellerSummary).extend({
  counts: z.record(z.enum(storeAfterSaleTabs), Count),
  /** Within how many hours the store has to answer, and within how many it did in the last thirty days, on the average. */
  answerHours: Count,
  meanHours: Count.optional(),
});
export type SellerAfterSalePage = z.infer<typeof SellerAfterSalePage>;
export const OperatorAfterSalePage = pageOf(OperatorSummary).extend({ counts: z.record(z.enum(mallAfterSaleTabs), Count) });
export type OperatorAfterSalePage = z.infer<typeof OperatorAfterSalePage>;

export const sellerAfterSaleApi = {
  page: call({
    verb: 'GET',
    path: '/seller/aftersale/page',
    access: seller({ may: right('seller:afterSales:view') }),
    summary: 'After-sales of the own store: what has a time limit by that, the others latest first',
    query: StoreAfterSaleQuery,
    data: SellerAfterSalePage,
  }),
  export: exportCall(
    '/seller/aftersale/export',
    seller({ may: right('seller:afterSales:view') }),
    'After-sales of the own store',
    StoreAfterSaleFilter,
  ),
  detail: call({
    verb: 'GET',
    path: '/seller/aftersale/{id}',
    access: seller({ may: right('seller:afterSales:view') }),
    summary: 'One of them',
    data: SellerAfterSale,
  }),
  agree: call({
    verb: 'POST',
    path: '/seller/aftersale/agree/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Agrees, with the address for the return',
    body: AgreeAfterSale,
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/seller/aftersale/reject/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Rejects an application',
    body: RejectAfterSale,
    data: Nothing,
  }),
  receive: call({
    verb: 'POST',
    path: '/seller/aftersale/receive/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Takes the return in, back on the shelf or not',
    body: ReceiveAfterSale,
    data: Nothing,
  }),
  refuseReceipt: call({
    verb: 'POST',
    path: '/seller/aftersale/refuse/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Refuses the return',
    body: RejectAfterSale,
    data: Nothing,
  }),
  resend: call({
    verb: 'POST',
    path: '/seller/aftersale/resend/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Sends the other goods',
    body: ResendAfterSale,
    data: Nothing,
  }),
};

export const operatorAfterSaleApi = {
  page: call({
    verb: 'GET',
    path: '/operations/aftersale/page',
    access: operator({ may: right('operations:afterSales:view') }),
    summary: 'After-sales of all stores, with a count for each tab',
    query: MallAfterSaleQuery,
    data: OperatorAfterSalePage,
  }),
  export: exportCall(
    '/operations/aftersale/export',
    operator({ may: right('operations:afterSales:view') }),
    'After-sales of all stores',
    MallAfterSaleFilter,
  ),
  detail: call({
    verb: 'GET',
    path: '/operations/aftersale/{id}',
    access: operator({ may: right('operations:afterSales:view') }),
    summary: 'One of them',
    data: OperatorAfterSale,
  }),
  arbitrate: call({
    verb: 'POST',
    path: '/operations/aftersale/arbitrate/{id}',
    access: operator({ may: right('operations:afterSales:decide') }),
    summary: 'Decides between buyer and seller',
    body: ArbitrateAfterSale,
    trail: act('after_sale.arbitrated', 'after_sale'),
    data: Nothing,
  }),
  startRefund: call({
    verb: 'POST',
    path: '/operations/aftersale/refund/{id}',
    access: operator({ may: right('operations:afterSales:decide') }),
    summary: 'Sends the money on its way',
    trail: act('after_sale.refund_started', 'after_sale'),
    data: Nothing,
  }),
};
