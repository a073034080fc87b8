import * as z from 'zod';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { inquiryStates } from './inquiry.machine.ts';
import { InquiryDetail, ShownFile } from './inquiry-data.ts';
import { invitationStates } from './invitation.machine.ts';
import { voucherStates } from './voucher.machine.ts';

const Count = z.number().int();

/** An inquiry as the mall sees it: never what is quoted before the opening. */
export const InquiryOverview = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  company: z.string(),
  buyer: z.string(),
  state: z.enum(inquiryStates),
  round: Count,
  invited: Count,
  quoted: Count,
  deadline: TimeText.nullable(),
  releaseTime: TimeText.nullable(),
  winner: z.string(),
  total: Money.nullable(),
  voucher: z.enum(voucherStates).nullable(),
});
export type InquiryOverview = z.infer<typeof InquiryOverview>;

const { lines, files, questions, steps, vouchers } = InquiryDetail.shape;

/** One of them as a whole. What a supplier quoted stands in it once its round is opened, and so does what the buyer means to spend. */
export const InquiryCase = InquiryOverview.omit({ voucher: true }).extend({
  classNames: z.array(z.string()),
  country: z.string().nullable(),
  place: z.string(),
  payTerms: z.string(),
  quotesLeast: Count,
  budget: Money.nullable(),
  openTime: TimeText.nullable(),
  openedBy: z.string(),
  awardReason: z.string(),
  orderSn: z.string().nullable(),
  lines,
  files,
  /** Of every round, the latest first. */
  invitations: z.array(
    z.strictObject({
      id: Id,
      round: Count,
      storeName: z.string(),
      state: z.enum(invitationStates),
      version: Count,
      reason: z.string(),
      at: TimeText,
      total: Money.nullable(),
    }),
  ),
  questions,
  steps,
  vouchers,
});
export type InquiryCase = z.infer<typeof InquiryCase>;

export const VoucherCase = z.strictObject({
  id: Id,
  inquiryId: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  company: z.string(),
  winner: z.string(),
  total: Money,
  state: z.enum(voucherStates),
  files: z.array(ShownFile),
  reason: z.string(),
  at: TimeText,
});
export type VoucherCase = z.infer<typeof VoucherCase>;

export const BlockedSupplier = z.strictObject({
  /** Of the store. */
  id: Id,
  storeName: z.string(),
  reason: z.string(),
  until: z.iso.date().nullable(),
  at: TimeText,
  by: z.string(),
});
export type BlockedSupplier = z.infer<typeof BlockedSupplier>;
