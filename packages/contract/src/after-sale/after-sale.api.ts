import * as z from 'zod';
import { right } from '../account/rights.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { byWhom, Doer, Sight } from '../company/sight.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { Moment } from '../kernel/span.ts';
import { addressTextFields } from '../member/address.api.ts';
import { sentToTexts } from '../member/address-fields.ts';
import { orderStates } from '../order/order.machine.ts';
import { afterSaleActions, afterSaleStates } from './after-sale.machine.ts';
import { AppealAfterSale, ApplyAfterSale, afterSaleReasonKeys, afterSaleTabNames, SendBack } from './after-sale.rules.ts';

const Count = z.number().int();
const TypeCode = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const AfterSaleGoods = z.strictObject({
  orderGoodsId: Id,
  ...goodsLine,
  /** What one piece was sold at. */
  specPrice: Money,
  /** What the pieces of this application were paid with. */
  specPayPrice: Money,
  goodsNum: Count,
});
export type AfterSaleGoods = z.infer<typeof AfterSaleGoods>;

/** What every side sees of one in a list. */
export const afterSaleSummary = {
  id: Id,
  aftersaleSn: z.string(),
  aftersaleType: TypeCode,
  orderId: Id,
  orderSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  state: z.enum(afterSaleStates),
  stateCode: Count,
  /** 1: the mall looks into it. */
  arbitrationFlag: Flag,
  /** What is asked for, or what was agreed to. */
  amount: Money,
  createDate: TimeText,
  /** The next step happens by itself, or the chance for it ends, at this time. */
  dueDate: TimeText.optional(),
  /** Why it was refused, where it was. */
  refuseReason: z.string(),
  logisticsCompany: z.string(),
  trackingNumber: z.string(),
  orderGoodsList: z.array(AfterSaleGoods),
};

export const AfterSaleSummary = z.strictObject({
  ...afterSaleSummary,
  /** Who applied; only where the reader sees more than his own. */
  buyer: Doer.optional(),
  actions: z.array(z.enum(afterSaleActions)),
});
export type AfterSaleSummary = z.infer<typeof AfterSaleSummary>;

export const AfterSaleStep = z.strictObject({
  event: z.string(),
  fromState: z.enum(afterSaleStates).optional(),
  toState: z.enum(afterSaleStates),
  stateCode: Count,
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  byName: z.string(),
  reason: z.string(),
  photos: z.array(z.string()),
  at: TimeText,
});
export type AfterSaleStep = z.infer<typeof AfterSaleStep>;

/** `receiver…`: where goods go back to. `trueName`, `mobPhone`, `areaInfo`: where other goods go to. `contacts`: whom to ask. */
const Address = z.strictObject({
  receiver: z.string(),
  receiverPhone: z.string(),
  receiverAddress: z.string(),
  contacts: z.string(),
  contactPhone: z.string(),
  areaInfo: z.string(),
  trueName: z.string(),
  mobPhone: z.string(),
});

export const afterSaleDetail = {
  ...afterSaleSummary,
  reason: z.string(),
  description: z.string(),
  photos: z.array(z.string()),
  freight: Money,
  appliedAmount: Money,
  sellerRemark: z.string(),
  address: Address,
  resendCompany: z.string(),
  resendNumber: z.string(),
  /** 1: the money is on its way. */
  refundStarted: Flag,
  finishDate: TimeText.optional(),
  servicePhone: z.string(),
  steps: z.array(AfterSaleStep),
};

export const AfterSaleDetail = z.strictObject({ ...afterSaleDetail, actions: z.array(z.enum(afterSaleActions)) });
export type AfterSaleDetail = z.infer<typeof AfterSaleDetail>;

const counts = z.record(z.enum(['all', ...afterSaleTabNames]), Count);

export const AfterSalePageQuery = z.strictObject({
  state: z.enum(afterSaleTabNames).optional(),
  keyword: text(40).optional(),
  type: z.enum(['1', '2', '3']).optional(),
  startTime: Moment.optional(),
  endTime: Moment.optional(),
  ...byWhom,
  ...paging(6, 50),
  ...onward,
});
export type AfterSalePageQuery = z.infer<typeof AfterSalePageQuery>;

export const AfterSalePage = pageOf(AfterSaleSummary).extend({ counts });
export type AfterSalePage = z.infer<typeof AfterSalePage>;

export const ReturnableLine = z.strictObject({
  orderGoodsId: Id,
  ...goodsLine,
  specPrice: Money,
  goodsNum: Count,
  /** How many may still be applied for, and what that gives back at most. */
  availableNum: Count,
  availableAmount: Money,
  /** What the whole line was paid with, and what of it is back or asked for: `mostRefund` needs both. */
  payAmount: Money,
  takenAmount: Money,
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

export const ReturnableOrder = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  createDate: TimeText,
  storeId: Id,
  storeName: z.string(),
  state: z.enum(orderStates),
  /** Types that may be applied for; none: see `refusal`. */
  types: z.array(TypeCode),
  refusal: z.string(),
  /** Comes back with the last piece as long as nothing has been shipped. */
  freight: Money,
  /** Applications are taken until then. */
  deadline: TimeText.optional(),
  address: z.strictObject({ ...addressTextFields(sentToTexts), areaInfo: z.string() }),
  lines: z.array(ReturnableLine),
});
export type ReturnableOrder = z.infer<typeof ReturnableOrder>;

export const afterSaleApi = {
  apply: call({
    verb: 'POST',
    path: '/portal/order/aftersale/apply/save',
    access: buyer({ may: right('order:cancel') }),
    summary: 'Applies for money back, a return or an exchange',
    body: ApplyAfterSale,
    data: z.strictObject({ id: Id, aftersaleSn: z.string() }),
  }),
  cancel: call({
    verb: 'POST',
    path: '/portal/order/aftersale/apply/cancel/{id}',
    access: buyer({ may: right('order:cancel') }),
    summary: 'Takes an application back',
    data: Nothing,
  }),
  sendBack: call({
    verb: 'POST',
    path: '/portal/order/aftersale/seller/delivery/save',
    access: buyer({ may: right('order:cancel') }),
    summary: 'Says by which parcel the goods go back',
    body: SendBack,
    data: Nothing,
  }),
  confirmReceipt: call({
    verb: 'POST',
    path: '/portal/order/aftersale/apply/confirm/receipt/{id}',
    access: buyer({ may: right('order:receive'), reach: 'company' }),
    summary: 'Confirms that the other goods have come',
    data: Nothing,
  }),
  appeal: call({
    verb: 'POST',
    path: '/portal/order/aftersale/apply/appeal/{id}',
    access: buyer({ may: right('order:cancel') }),
    summary: 'Asks the mall to decide, once',
    body: AppealAfterSale,
    data: Nothing,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/order/aftersale/apply/detail',
    access: buyer({ may: right('personalCenterBase:afterSale:view'), reach: 'company' }),
    summary: 'A whole after-sale',
    query: z.strictObject({ id: Id }),
    data: AfterSaleDetail,
  }),
  process: call({
    verb: 'GET',
    path: '/portal/order/aftersale/apply/process/{id}',
    access: buyer({ may: right('personalCenterBase:afterSale:view'), reach: 'company' }),
    summary: 'The way of an after-sale, the first step first',
    data: z.array(AfterSaleStep),
  }),
  record: call({
    verb: 'GET',
    path: '/portal/order/aftersale/apply/record',
    access: buyer({ may: right('personalCenterBase:afterSale:view'), reach: 'company' }),
    summary: 'After-sales, the latest first, with a count for each tab',
    query: AfterSalePageQuery,
    data: AfterSalePage,
  }),
  sight: call({
    verb: 'GET',
    path: '/portal/order/aftersale/sight',
    access: buyer({ may: right('personalCenterBase:afterSale:view'), reach: 'company' }),
    summary: 'Whose after-sales the reader sees beside his own',
    data: Sight,
  }),
  available: call({
    verb: 'GET',
    path: '/portal/order/aftersale/available/aftersale',
    access: buyer(),
    summary: 'Orders with something that may be returned',
    query: z.strictObject({ ...paging(6, 50) }),
    data: pageOf(ReturnableOrder),
  }),
  availableOfOrder: call({
    verb: 'GET',
    path: '/portal/order/available/aftersale/{id}',
    access: buyer(),
    summary: 'What of an order may be returned',
    data: ReturnableOrder,
  }),
  reasons: call({
    verb: 'GET',
    path: '/portal/order/apply/reason',
    access: buyer(),
    summary: 'Reasons for a type',
    query: z.strictObject({ type: z.enum(['1', '2', '3']).optional() }),
    data: z.array(z.strictObject({ reason: z.enum(afterSaleReasonKeys), name: z.string() })),
  }),
};
