import * as z from 'zod';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { inquiryStates } from './inquiry.machine.ts';
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
  version: Count,
  sealedAt: TimeText,
  total: Money,
  lines: z.array(z.strictObject({ seq: Count, price: Money, days: Count })),
  payTerms: z.string(),
  validDays: Count,
  warrantyMonths: Count,
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
  quotes: z.array(OwnQuote),
  questions: z.array(ShownQuestion.extend({ mine: z.boolean() })),
  /** Once it is decided, and where the buyer tells it. */
  rank: Count.nullable(),
  quoted: Count.nullable(),
  validUntil: TimeText.nullable(),
  actions: z.array(z.enum(['quote', 'decline', 'withdraw', 'ask'])),
});
export type InvitationDetail = z.infer<typeof InvitationDetail>;
