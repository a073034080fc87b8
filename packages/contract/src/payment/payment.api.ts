import * as z from 'zod';
import { right } from '../account/rights.ts';
import { CreditFigures } from '../credit/credit.rules.ts';
import { buyer, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { orderStates, payModes } from '../order/order.machine.ts';
import { payChannels } from './pay-channels.ts';
import { PaySnOnly, PayTogether, PayTypeQuery, PcPay, SellerCancel, Voucher, voucherStates } from './payment.rules.ts';

const Count = z.number().int();

/** `paySeconds`: what is left, by the server's clock. */
const due = { deadline: TimeText.optional(), paySeconds: Count.optional() };

export const ToPay = z.strictObject({ paySn: z.string(), amount: Money, ...due });
export type ToPay = z.infer<typeof ToPay>;

export const PayType = z.strictObject({
  code: z.enum(payChannels),
  name: z.string(),
  /** What is said beside the name. */
  hint: z.string(),
  icon: z.string(),
  enabled: Flag,
  /** Why it cannot be chosen, in the reader's language. */
  reason: z.string().optional(),
  /** Of the purchase quota: how it stands. */
  quota: CreditFigures.optional(),
});
export type PayType = z.infer<typeof PayType>;

export const CashierOrder = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  storeName: z.string(),
  amount: Money,
  /** What the store would take instead, where that waits for the buyer's yes. */
  offered: Money.optional(),
  itemCount: Count,
  state: z.enum(orderStates),
  pictures: z.array(z.strictObject({ specName: z.string(), picture: z.string(), num: Count })),
  receiverName: z.string(),
  areaInfo: z.string(),
});
export type CashierOrder = z.infer<typeof CashierOrder>;

/**
 * `success`: nothing is left to pay. `closed`: every order was cancelled. `failure`: the latest try failed; another may be made. `later`:
 * nothing is to be paid yet (in approval, on credit, or goods before money).
 */
const payOutcomes = ['unpaid', 'paying', 'success', 'failure', 'closed', 'later'] as const;
export type PayOutcome = (typeof payOutcomes)[number];

/** What a cashier shows: the orders behind a number, what is still to be paid, and how the payment stands. */
export const Cashier = z.strictObject({
  paySn: z.string(),
  state: z.enum(payOutcomes),
  /** Still to be paid; after a success, what was paid. */
  amount: Money,
  channel: z.string(),
  payMode: z.enum(payModes),
  /** How the latest voucher of a transfer stands, if one was handed in. */
  voucherState: z.enum(voucherStates).optional(),
  payDate: TimeText.optional(),
  ...due,
  orders: z.array(CashierOrder),
});
export type Cashier = z.infer<typeof Cashier>;

/** Where the buyer pays. `settled`: nothing was to be paid, so nobody has to be asked. */
export const PayStart = z.strictObject({
  attemptNo: z.string(),
  /** The page of the bank; of a channel with a code, what opens its app on a telephone. */
  payUrl: z.string().optional(),
  /** A picture of the code, as a data address. */
  qrCode: z.string().optional(),
  /** What the code says. */
  codeUrl: z.string().optional(),
  expireSeconds: Count,
  settled: Flag,
});
export type PayStart = z.infer<typeof PayStart>;

export const PayStatus = z.strictObject({
  paySn: z.string(),
  state: z.enum(['paying', 'success', 'failure']),
  amount: Money,
  orderSns: z.array(z.string()),
});
export type PayStatus = z.infer<typeof PayStatus>;

export const BuyerVoucher = z.strictObject({
  voucherId: Id,
  state: z.enum(voucherStates),
  reason: z.string(),
  urls: z.array(z.string()),
  payerName: z.string(),
  remark: z.string(),
  createDate: TimeText,
});
export type BuyerVoucher = z.infer<typeof BuyerVoucher>;

export const OfflinePay = z.strictObject({
  paySn: z.string(),
  amount: Money,
  ...due,
  account: z.strictObject({ accountName: z.string(), bankName: z.string(), accountNo: z.string(), bankCode: z.string() }),
  /** To be written on the transfer, so that it finds its order. */
  note: z.string(),
  /** The latest voucher, if there is one. */
  voucher: BuyerVoucher.nullable(),
});
export type OfflinePay = z.infer<typeof OfflinePay>;

const form = { bodyKind: 'form' } as const;

export const payApi = {
  toPay: call({
    verb: 'POST',
    path: '/portal/payment/pay/topay/{id}',
    access: buyer(),
    summary: 'The payment number of one order',
    data: ToPay,
  }),
  together: call({
    verb: 'POST',
    path: '/portal/payment/pay/together',
    access: buyer(),
    summary: 'One payment number for several orders that wait for money, also of different trades; the same choice gets the same number',
    body: PayTogether,
    data: ToPay,
  }),
  types: call({
    verb: 'GET',
    path: '/portal/payment/pay/type/WEB',
    access: buyer(),
    summary: 'Ways of paying for this account, and why some cannot be chosen',
    query: PayTypeQuery,
    data: z.array(PayType),
  }),
  cashier: call({
    verb: 'GET',
    path: '/portal/payment/pay/cashier',
    access: buyer(),
    summary: 'The orders behind a payment number and how their payment stands; reading changes nothing',
    query: PaySnOnly,
    data: Cashier,
  }),
  pc: call({
    verb: 'POST',
    path: '/portal/payment/pc',
    access: buyer(),
    summary: 'Starts a payment by online banking or WeChat',
    body: PcPay,
    data: PayStart,
    ...form,
  }),
  pcpay: call({
    verb: 'POST',
    path: '/portal/payment/pcpay',
    access: buyer(),
    summary: 'Starts a payment by corporate online banking',
    body: PaySnOnly,
    data: PayStart,
    ...form,
  }),
  abcpay: call({
    verb: 'POST',
    path: '/portal/payment/abcpay',
    access: buyer(),
    summary: 'Starts a payment at the agricultural bank',
    body: PaySnOnly,
    data: PayStart,
    ...form,
  }),
  queryStatus: call({
    verb: 'POST',
    path: '/portal/payment/abcPayQueryStatus',
    access: buyer(),
    summary: 'How a payment stands in the books of the mall; asking changes nothing',
    body: PaySnOnly,
    data: PayStatus,
    ...form,
  }),
  offline: call({
    verb: 'POST',
    path: '/portal/payment/offline',
    access: buyer(),
    summary: 'Chooses bank transfer: where to pay to; the deadline moves to that of a transfer',
    body: PaySnOnly,
    data: OfflinePay,
  }),
  credit: call({
    verb: 'POST',
    path: '/portal/payment/credit',
    access: buyer({ may: right('order:buyOnAccount') }),
    summary: 'Puts orders that wait for money on the company’s purchase quota; they are looked at before they go on',
    body: PaySnOnly,
    data: z.strictObject({ paySn: z.string(), amount: Money }),
  }),
  submitVoucher: call({
    verb: 'POST',
    path: '/portal/payment/voucher',
    access: buyer(),
    summary: 'Hands in the voucher of a transfer',
    body: Voucher,
    data: BuyerVoucher,
  }),
  check: call({
    verb: 'GET',
    path: '/portal/order/check/{id}',
    access: buyer(),
    summary: 'Whether an order may be paid, and why not',
    data: z.strictObject({ payable: Flag, reason: z.string(), state: z.enum(orderStates), paySeconds: Count.optional() }),
  }),
  merchant: call({
    verb: 'GET',
    path: '/portal/order/merinfo/{id}',
    access: buyer(),
    summary: 'Who receives the money of an order',
    data: z.strictObject({ merchant: z.string(), amount: Money, deadline: TimeText.optional() }),
  }),
};

export const paySellerApi = {
  cancel: call({
    verb: 'POST',
    path: '/seller/order/cancel',
    access: seller({ may: right('seller:orders:handle') }),
    summary: 'Cancels an order that is not shipped; what was paid goes back',
    body: SellerCancel,
    data: Nothing,
  }),
};
