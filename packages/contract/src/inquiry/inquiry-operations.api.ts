import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, reasonText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { inquiryStates } from './inquiry.machine.ts';
import { InquiryWhy } from './inquiry.rules.ts';
import { BlockedSupplier, InquiryCase, InquiryOverview, VoucherCase } from './inquiry-office-data.ts';
import { voucherStates } from './voucher.machine.ts';

const views = operator({ may: right('operations:inquiries:view') });
const decides = operator({ may: right('operations:inquiries:decide') });

export const OverviewFilter = z.strictObject({ state: z.enum(inquiryStates).optional(), word: text(40).optional() });
export type OverviewFilter = z.infer<typeof OverviewFilter>;
export const VoucherFilter = z.strictObject({ state: z.enum(voucherStates).optional(), word: text(40).optional() });
export type VoucherFilter = z.infer<typeof VoucherFilter>;
export const BlockSupplier = z.strictObject({
  reason: reasonText('inquiry.reason_required'),
  until: z.iso
    .date()
    .refine((day) => day >= '2000' && day < '2100')
    .nullable(),
});
export type BlockSupplier = z.infer<typeof BlockSupplier>;

export const inquiryOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/inquiry/page',
    access: views,
    summary: 'The inquiries of the mall; nothing of quotes before they are opened',
    query: OverviewFilter.extend(paging(20, 50)),
    data: pageOf(InquiryOverview),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/inquiry/{id}',
    access: views,
    summary: 'One of them: lines, who is invited, rounds, records, questions and vouchers; no price before its round is opened',
    data: InquiryCase,
  }),
  export: exportCall('/operations/inquiry/export', views, 'Inquiries of the mall', OverviewFilter),
  vouchers: call({
    verb: 'GET',
    path: '/operations/inquiry/voucher/page',
    access: views,
    summary: 'Papers of deals to be looked at',
    query: VoucherFilter.extend(paging(20, 50)),
    data: pageOf(VoucherCase),
  }),
  acceptVoucher: call({
    verb: 'POST',
    path: '/operations/inquiry/voucher/accept/{id}',
    access: decides,
    summary: 'Accepts the papers of a deal',
    trail: act('inquiry.voucher_accepted', 'inquiry_voucher'),
    data: Nothing,
  }),
  rejectVoucher: call({
    verb: 'POST',
    path: '/operations/inquiry/voucher/reject/{id}',
    access: decides,
    summary: 'Sends them back with a reason',
    body: InquiryWhy,
    trail: act('inquiry.voucher_rejected', 'inquiry_voucher'),
    data: Nothing,
  }),
  blocks: call({
    verb: 'GET',
    path: '/operations/inquiry/block/page',
    access: views,
    summary: 'Suppliers that cannot be invited',
    query: z.strictObject({ word: text(40).optional(), ...paging(20, 50) }),
    data: pageOf(BlockedSupplier),
  }),
  block: call({
    verb: 'POST',
    path: '/operations/inquiry/block/{id}',
    access: decides,
    summary: 'Keeps a supplier out of inquiries for a time',
    body: BlockSupplier,
    trail: act('inquiry.blocked', 'store'),
    data: Nothing,
  }),
  unblock: call({
    verb: 'POST',
    path: '/operations/inquiry/unblock/{id}',
    access: decides,
    summary: 'Lets it be invited again',
    trail: act('inquiry.unblocked', 'store'),
    data: Nothing,
  }),
};
