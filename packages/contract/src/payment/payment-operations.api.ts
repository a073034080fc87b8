import * as z from 'zod';
import { FactorCode } from '../account/counter.rules.ts';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { Day } from '../kernel/span.ts';
import { BuyerVoucher } from './payment.api.ts';
import {
  AlertFilter,
  AlertPageQuery,
  alertKinds,
  alertTabs,
  ConfirmVoucher,
  RefundFilter,
  RefundPageQuery,
  RefundProof,
  RejectVoucher,
  refundStates,
  refundTabs,
  VoucherFilter,
  VoucherPageQuery,
  voucherStates,
} from './payment.rules.ts';

const Count = z.number().int();
/** How many each tab holds under the same filter. */
const counts = <Tab extends string>(tabs: readonly Tab[]) => z.record(z.enum(tabs), Count);

export const OperatorVoucher = BuyerVoucher.extend({
  paySn: z.string(),
  memberId: Id,
  memberName: z.string(),
  /** The company that buys, or the member himself. */
  buyerName: z.string(),
  amount: Money,
  orderSns: z.array(z.string()),
  /** So much takes two people. */
  two: z.boolean(),
  /** Who has entered that the money came; empty as long as nobody has. */
  enteredBy: z.string(),
  /** It was the reader, so that somebody else confirms it. */
  ownEntry: z.boolean(),
});
export type OperatorVoucher = z.infer<typeof OperatorVoucher>;
export const OperatorRefund = z.strictObject({
  refundId: Id,
  refundSn: z.string(),
  /** None where money goes back that belongs to no order. */
  orderId: Id.nullable(),
  orderSn: z.string(),
  buyerName: z.string(),
  channel: z.string(),
  amount: Money,
  reason: z.string(),
  ref: z.string(),
  state: z.enum(refundStates),
  /** No channel sends it: a person does. */
  byHand: z.boolean(),
  tries: Count,
  lastError: z.string(),
  proof: z.string(),
  /** So much takes two people. */
  two: z.boolean(),
  /** Who has entered that it was transferred, and with which proof; empty as long as nobody has. */
  enteredBy: z.string(),
  enteredProof: z.string(),
  /** It was the reader, so that somebody else confirms it. */
  ownEntry: z.boolean(),
  createDate: TimeText,
  doneDate: TimeText.optional(),
});
export type OperatorRefund = z.infer<typeof OperatorRefund>;
export const PayAlert = z.strictObject({
  alertId: Id,
  kind: z.enum(alertKinds),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  times: Count,
  firstDate: TimeText,
  lastDate: TimeText,
  /** Who looked into it, and what came of it; nobody since it was last raised, when there is no date. */
  settledDate: TimeText.nullable(),
  settledBy: z.string(),
  settledNote: z.string(),
});
export type PayAlert = z.infer<typeof PayAlert>;

/** What waits around money, and what moved today. */
export const MoneyFigures = z.strictObject({
  inToday: Money,
  outToday: Money,
  vouchers: z.strictObject({ count: Count, amount: Money, oldest: TimeText.nullable() }),
  refunds: z.strictObject({ count: Count, amount: Money, failed: Count }),
  wrong: z.strictObject({ count: Count, second: Count }),
  /** Of the latest day that the bank's statement covers. */
  statement: z.strictObject({ day: z.string().nullable(), count: Count, amount: Money }),
  /** What was decided by two today. */
  twoToday: Count,
});
export type MoneyFigures = z.infer<typeof MoneyFigures>;

export const payOperationsApi = {
  figures: call({
    verb: 'GET',
    path: '/operations/payment/figures',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'What waits around money, and what moved today',
    data: MoneyFigures,
  }),
  report: call({
    verb: 'GET',
    path: '/operations/payment/report',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'Everything of a day around money as xlsx; of today unless told',
    query: z.strictObject({ day: Day.optional() }),
    data: Nothing,
    answer: 'file',
  }),
  vouchers: call({
    verb: 'GET',
    path: '/operations/payment/voucher/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'Vouchers of transfers, those that wait first',
    query: VoucherPageQuery,
    data: z.strictObject({ ...pageOf(OperatorVoucher).shape, counts: counts(voucherStates) }),
  }),
  exportVouchers: exportCall(
    '/operations/payment/voucher/export',
    operator({ may: right('operations:payments:view') }),
    'Vouchers of transfers',
    VoucherFilter,
  ),
  confirmVoucher: call({
    verb: 'POST',
    path: '/operations/payment/voucher/confirm/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'The money of a voucher has come in; above the limit somebody else confirms the same amount with the second factor',
    // The code is that of whoever confirms what somebody else has entered.
    body: z.strictObject({ ...ConfirmVoucher.shape, code: FactorCode.optional() }),
    trail: act('payment.voucher_confirmed', 'pay_voucher'),
    data: z.strictObject({ waits: z.boolean() }),
  }),
  rejectVoucher: call({
    verb: 'POST',
    path: '/operations/payment/voucher/reject/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'A voucher does not hold',
    body: RejectVoucher,
    trail: act('payment.voucher_rejected', 'pay_voucher'),
    data: Nothing,
  }),
  refunds: call({
    verb: 'GET',
    path: '/operations/payment/refund/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'Refunds, latest first',
    query: RefundPageQuery,
    data: z.strictObject({ ...pageOf(OperatorRefund).shape, counts: counts(refundTabs) }),
  }),
  exportRefunds: exportCall(
    '/operations/payment/refund/export',
    operator({ may: right('operations:payments:view') }),
    'Refunds',
    RefundFilter,
  ),
  refundDone: call({
    verb: 'POST',
    path: '/operations/payment/refund/done/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary:
      'A refund was transferred by hand, with the number of the transfer as proof; above the limit somebody else confirms the same proof with the second factor',
    // The code is that of whoever confirms what somebody else has entered.
    body: z.strictObject({ ...RefundProof.shape, code: FactorCode.optional() }),
    trail: act('payment.refund_done', 'refund'),
    data: z.strictObject({ waits: z.boolean() }),
  }),
  alerts: call({
    verb: 'GET',
    path: '/operations/payment/alert/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'What went wrong around money',
    query: AlertPageQuery,
    data: z.strictObject({ ...pageOf(PayAlert).shape, counts: counts(alertTabs) }),
  }),
  exportAlerts: exportCall(
    '/operations/payment/alert/export',
    operator({ may: right('operations:payments:view') }),
    'What went wrong around money',
    AlertFilter,
  ),
};
