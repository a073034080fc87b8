import * as z from 'zod';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { inquiryStates } from './inquiry.machine.ts';
import { QuoteDraft, quoteColumns } from './inquiry.rules.ts';
import { inquiryHead, ShownFile, ShownQuestion } from './inquiry-data.ts';
import { invitationStates } from './invitation.machine.ts';

const Count = z.number().int();

/** An invitation as the store's list shows it. */
export const InvitationRow = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  className: z.string(),
  company: z.string(),
  round: Count,
  lines: Count,
  deadline: TimeText,
  state: z.enum(invitationStates),
  inquiryState: z.enum(inquiryStates),
  version: Count,
  questions: Count,
  invitedAt: TimeText,
});
export type InvitationRow = z.infer<typeof InvitationRow>;

/** One's own quote, which its author can always read. */
export const OwnQuote = z.strictObject({
  round: Count,
  version: Count,
  sealedAt: TimeText,
  total: Money,
  lines: z.array(z.strictObject({ seq: Count, price: Money, days: Count })),
  payTerms: z.string(),
  validDays: Count,
  warrantyMonths: Count,
  taxRate: Count.optional(),
  contact: z.string(),
  phone: z.string(),
  remark: z.string(),
  files: z.array(ShownFile),
});
export type OwnQuote = z.infer<typeof OwnQuote>;

export const InvitationDetail = z.strictObject({
  ...inquiryHead,
  company: z.string(),
  invited: Count,
  invitation: z.enum(invitationStates),
  reason: z.string(),
  budget: Money.nullable(),
  /** What the store sells the named goods for now, by line. */
  prices: z.array(z.strictObject({ seq: Count, price: Money })),
  /** Of every round, the latest first. */
  quotes: z.array(OwnQuote),
  /** What somebody of the store has typed since and not submitted. */
  draft: z.strictObject({ fields: QuoteDraft, saveDate: TimeText }).nullable(),
  questions: z.array(ShownQuestion.extend({ mine: z.boolean() })),
  /** Once it is decided, and where the buyer tells it. */
  rank: Count.nullable(),
  quoted: Count.nullable(),
  validUntil: TimeText.nullable(),
  actions: z.array(z.enum(['quote', 'decline', 'withdraw', 'ask'])),
});
export type InvitationDetail = z.infer<typeof InvitationDetail>;

/** Prices of a sheet, by line; or all that is wrong with it, and then nothing of it is taken. */
export const QuoteSheet = z.strictObject({
  lines: z.array(z.strictObject({ seq: Count, price: Money, days: Count.nullable() })),
  wrong: z.array(z.strictObject({ row: Count, column: z.enum(quoteColumns), value: z.string(), reason: z.string() })),
});
export type QuoteSheet = z.infer<typeof QuoteSheet>;
