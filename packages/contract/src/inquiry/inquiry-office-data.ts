import * as z from 'zod';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { inquiryStates } from './inquiry.machine.ts';
import { ShownFile } from './inquiry-data.ts';
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
