import * as z from 'zod';
import { Id, reasonText, text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';
import { amountSpan, daySpan } from '../kernel/span.ts';

/** The queues of the mall's people, in the order in which they are shown. */
export const workKinds = [
  'certification',
  'registration',
  'paper',
  'goods',
  'voucher',
  'refund',
  'wrong',
  'arbitration',
  'payback',
  'credit',
  'credit_second',
  'credit_review',
  'bill',
  'bill_payment',
  'qualification',
  'tax',
  'contract',
  'deal_voucher',
  'alert',
  'review',
  'feedback',
  'approval',
  'dead',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** What it is about: the queue and its case, for the words of the page. */
export const workWhats = [
  'certification.first',
  'certification.change',
  'registration.first',
  'registration.again',
  'paper.renewal',
  'goods.new',
  'goods.change',
  'voucher.transfer',
  'voucher.second',
  'refund.failed',
  'refund.byHand',
  'refund.second',
  'wrong.amount',
  'wrong.twice',
  'wrong.stray',
  'wrong.second',
  'arbitration.escalated',
  'arbitration.appealed',
  'payback.refund',
  'payback.return',
  'credit.open',
  'credit.raise',
  'credit.renew',
  'credit_second.allocate',
  'credit_second.adjust',
  'credit_second.repay',
  'credit_second.write_off',
  'credit_review.order',
  'bill.disputed',
  'bill_payment.waiting',
  'bill_payment.checked',
  'qualification.first',
  'qualification.again',
  'tax.refused',
  'tax.failed',
  'contract.abnormal',
  'deal_voucher.first',
  'deal_voucher.again',
  'alert.forged',
  'alert.stale',
  'alert.altered',
  'alert.wrong_amount',
  'alert.mismatch',
  'alert.late',
  'alert.paid_twice',
  'alert.refund_failed',
  'review.reported',
  'feedback.function',
  'feedback.suggestion',
  'feedback.goods',
  'feedback.service',
  'feedback.other',
  'approval.noHolder',
  'approval.escalated',
  'approval.oaFailed',
  'dead.news',
] as const;

/** Whose it is, seen from the reader. */
const workHolders = ['me', 'none', 'others'] as const;
export const workOrders = ['due', 'since', 'amount'] as const;
/** Past its time limit, or within two hours of it. */
export const workLimits = ['over', 'soon'] as const;
export const soonMinutes = 120;

export const WorkFilter = z.strictObject({
  /** In the name, the number or the remark. */
  word: text(40).optional(),
  kind: z.enum(workKinds).optional(),
  /** The screen of one case. */
  url: text(80).optional(),
  who: z.union([z.enum(workHolders), Id]).optional(),
  due: z.enum(workLimits).optional(),
  /** Since when it waits. */
  ...daySpan,
  ...amountSpan,
  order: z.enum(workOrders).default('due'),
});
export type WorkFilter = z.infer<typeof WorkFilter>;
export const WorkQuery = WorkFilter.extend(paging(20, 50));
export type WorkQuery = z.infer<typeof WorkQuery>;

const WorkItem = z.strictObject({ kind: z.enum(workKinds), id: Id });
export type WorkItem = z.infer<typeof WorkItem>;

/** So many can be picked at once. */
export const workMost = 50;
const items = { items: z.array(WorkItem).min(1).max(workMost) };
const why = { reason: reasonText('account.reason_required') };

export const WorkItems = z.strictObject(items);
export const HandOver = z.strictObject({ ...items, ...why, toId: Id });
export type HandOver = z.infer<typeof HandOver>;
export const TakeOver = z.strictObject({ ...items, ...why, fromId: Id });
export type TakeOver = z.infer<typeof TakeOver>;
