import * as z from 'zod';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { BuyerVoucher } from './payment.api.ts';
import {
  AlertPageQuery,
  alertKinds,
  ConfirmVoucher,
  RefundPageQuery,
  RefundProof,
  RejectVoucher,
  refundStates,
  VoucherPageQuery,
} from './payment.rules.ts';

const Count = z.number().int();

export const OperatorVoucher = BuyerVoucher.extend({
  paySn: z.string(),
  memberId: Id,
  memberName: z.string(),
  amount: Money,
  orderSns: z.array(z.string()),
});
export const OperatorRefund = z.strictObject({
  refundId: Id,
  refundSn: z.string(),
  orderId: Id,
  orderSn: z.string(),
  channel: z.string(),
  amount: Money,
  reason: z.string(),
  ref: z.string(),
  state: z.enum(refundStates),
  tries: Count,
  lastError: z.string(),
  proof: z.string(),
  createDate: TimeText,
  doneDate: TimeText.optional(),
});
export const PayAlert = z.strictObject({
  alertId: Id,
  kind: z.enum(alertKinds),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  times: Count,
  firstDate: TimeText,
  lastDate: TimeText,
});

export const payOperationsApi = {
  vouchers: call({
    verb: 'GET',
    path: '/operations/payment/voucher/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'Vouchers of transfers, those that wait first',
    query: VoucherPageQuery,
    data: pageOf(OperatorVoucher),
  }),
  confirmVoucher: call({
    verb: 'POST',
    path: '/operations/payment/voucher/confirm/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'The money of a voucher has come in',
    body: ConfirmVoucher,
    data: Nothing,
  }),
  rejectVoucher: call({
    verb: 'POST',
    path: '/operations/payment/voucher/reject/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'A voucher does not hold',
    body: RejectVoucher,
    data: Nothing,
  }),
  refunds: call({
    verb: 'GET',
    path: '/operations/payment/refund/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'Refunds, latest first',
    query: RefundPageQuery,
    data: pageOf(OperatorRefund),
  }),
  refundDone: call({
    verb: 'POST',
    path: '/operations/payment/refund/done/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'A refund was transferred by hand, with the number of the transfer as proof',
    body: RefundProof,
    data: Nothing,
  }),
  alerts: call({
    verb: 'GET',
    path: '/operations/payment/alert/page',
    access: operator({ may: right('operations:payments:view') }),
    summary: 'What went wrong around money',
    query: AlertPageQuery,
    data: pageOf(PayAlert),
  }),
};
