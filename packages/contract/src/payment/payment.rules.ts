import * as z from 'zod';
import { Id, reasonText, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { paging } from '../kernel/paging.ts';
import { amountSpan, daySpan } from '../kernel/span.ts';
import { CancelOrder } from '../order/order.rules.ts';
import { namedChannels } from './pay-channels.ts';

/** Codes of these rules are keys of `payment.errors.ts`, so that form and server say the same words. */
const PaySn = z.string().regex(/^\d{12,24}$/, { error: 'payment.sn_wrong' });

/** `paying` is left for any other; a late truth of the bank may still make a success of a failure, nothing unmakes a success. */
export const attemptStates = ['paying', 'success', 'failure', 'closed'] as const;

export const refundStates = ['pending', 'success', 'failure'] as const;
export type RefundState = (typeof refundStates)[number];

export const voucherStates = ['submitted', 'confirmed', 'rejected'] as const;
export type VoucherState = (typeof voucherStates)[number];

export const alertKinds = ['forged', 'stale', 'altered', 'wrong_amount', 'mismatch', 'late', 'paid_twice', 'refund_failed'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const PaySnOnly = z.strictObject({ paySn: PaySn });
export const PcPay = z.strictObject({ paySn: PaySn, channel: z.enum(namedChannels) });

export const voucherFiles = 5;
export const Voucher = z.strictObject({
  paySn: PaySn,
  urls: z
    .array(text(300, 1), { error: 'payment.voucher_required' })
    .min(1, { error: 'payment.voucher_required' })
    .max(voucherFiles, { error: 'payment.voucher_many' }),
  payerName: text(60).min(1, { error: 'payment.payer_required' }),
  remark: text(200).default(''),
});
export type Voucher = z.infer<typeof Voucher>;

/** The money that came in, as the bank statement says it. */
export const ConfirmVoucher = z.strictObject({
  amount: Money.refine((value) => fromYuan(value) > 0 && fromYuan(value) <= largestAmount, { error: 'payment.amount_differs' }),
});
export const RejectVoucher = z.strictObject({ reason: reasonText('payment.reason_required') });
export const RefundProof = z.strictObject({ proof: text(100).min(1, { error: 'payment.proof_required' }) });

/** Whom or what it is about, by number or name, and between which days and amounts. */
const moneyFilter = { word: text(40).optional(), ...daySpan, ...amountSpan };

/** `id`: this one alone, however it stands. */
export const VoucherFilter = z.strictObject({ id: Id.optional(), state: z.enum(voucherStates).optional(), ...moneyFilter });
export type VoucherFilter = z.infer<typeof VoucherFilter>;
export const VoucherPageQuery = VoucherFilter.extend(paging(20));

/** hand: what waits for a person, whether no channel sends it or one refused. */
export const refundTabs = ['hand', ...refundStates] as const;
export type RefundTab = (typeof refundTabs)[number];
/** `id`: this one alone, however it stands. */
export const RefundFilter = z.strictObject({ id: Id.optional(), tab: z.enum(refundTabs).optional(), ...moneyFilter });
export type RefundFilter = z.infer<typeof RefundFilter>;
export const RefundPageQuery = RefundFilter.extend(paging(20));

/** Whether somebody has looked into it since it was last raised. */
export const alertTabs = ['open', 'settled'] as const;
export type AlertTab = (typeof alertTabs)[number];
/** `id`: this one alone, however it stands. */
export const AlertFilter = z.strictObject({
  id: Id.optional(),
  tab: z.enum(alertTabs).optional(),
  kind: z.enum(alertKinds).optional(),
  /** In its subject. */
  word: text(40).optional(),
  ...daySpan,
});
export type AlertFilter = z.infer<typeof AlertFilter>;
export const AlertPageQuery = AlertFilter.extend(paging(20));

export const SellerCancel = CancelOrder;
export const PayTypeQuery = z.strictObject({ paySn: PaySn.optional() });

const togetherMost = 50;
export const PayTogether = z.strictObject({ orderIds: z.array(Id).min(1).max(togetherMost) });
