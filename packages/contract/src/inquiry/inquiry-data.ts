import * as z from 'zod';
import { Paper } from '../company/certification.rules.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { inquiryStates, stepEvents } from './inquiry.machine.ts';
import { InquiryDraft, inquiryTabs } from './inquiry.rules.ts';
import { invitationStates } from './invitation.machine.ts';
import { Scores, Weights } from './measures.rules.ts';
import { voucherStates } from './voucher.machine.ts';

const Count = z.number().int();
const Day = z.iso.date();

const inquiryActions = [
  'edit',
  'release',
  'delete',
  'extend',
  'invite',
  'remind',
  'answer',
  'open',
  'newRound',
  'confirm',
  'score',
  'fail',
  'cancel',
  'again',
  'voucher',
  'order',
  'contract',
] as const;
export type InquiryAction = (typeof inquiryActions)[number];
const Actions = z.array(z.enum(inquiryActions));

/** An inquiry as its company's list shows it. */
export const InquiryRow = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  className: z.string(),
  state: z.enum(inquiryStates),
  round: Count,
  lines: Count,
  budget: Money.nullable(),
  invited: Count,
  quoted: Count,
  answered: Count,
  questions: Count,
  deadline: TimeText.nullable(),
  releaseTime: TimeText.nullable(),
  decideBy: TimeText.nullable(),
  cancelTime: TimeText.nullable(),
  savedTime: TimeText,
  buyer: z.string(),
  department: z.string(),
  winner: z.string(),
  validUntil: TimeText.nullable(),
  orderSn: z.string().nullable(),
  voucher: z.enum(voucherStates).nullable(),
  reason: z.string(),
  actions: Actions,
});
export type InquiryRow = z.infer<typeof InquiryRow>;

export const InquiryPage = z.strictObject({
  list: z.array(InquiryRow),
  total: Count,
  tabs: z.record(z.enum(inquiryTabs), Count),
});

const ShownLine = z.strictObject({
  seq: Count,
  name: z.string(),
  description: z.string(),
  num: Count,
  unit: z.string(),
  reference: Money.nullable(),
  needBy: Day.nullable(),
  specId: Id.nullable(),
});
export type ShownLine = z.infer<typeof ShownLine>;

export const ShownFile = Paper.extend({ size: Count });

const ShownInvitation = z.strictObject({
  id: Id,
  storeId: Id,
  storeName: z.string(),
  area: z.string(),
  state: z.enum(invitationStates),
  version: Count,
  reason: z.string(),
  at: TimeText,
  reminded: Count,
  mayReplace: z.boolean(),
});

export const ShownQuestion = z.strictObject({
  id: Id,
  question: z.string(),
  askedAt: TimeText,
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: TimeText.nullable(),
  files: z.array(ShownFile),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

const Step = z.strictObject({
  event: z.enum(stepEvents),
  who: z.string(),
  reason: z.string(),
  at: TimeText,
});

const ShownVoucher = z.strictObject({
  id: Id,
  state: z.enum(voucherStates),
  files: z.array(ShownFile),
  reason: z.string(),
  at: TimeText,
});

export const inquiryHead = {
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  classNames: z.array(z.string()),
  country: z.string().nullable(),
  place: z.string(),
  payTerms: z.string(),
  state: z.enum(inquiryStates),
  round: Count,
  deadline: TimeText.nullable(),
  /** By the mall's clock, so that the count down on the page follows it. */
  now: TimeText,
  releaseTime: TimeText.nullable(),
  lines: z.array(ShownLine),
  files: z.array(ShownFile),
};

/** One inquiry as its company sees it. Nothing of a quote but its number stands in it before the opening. */
export const InquiryDetail = z.strictObject({
  ...inquiryHead,
  draft: InquiryDraft.nullable(),
  budget: Money.nullable(),
  budgetShown: z.boolean(),
  quotesLeast: Count,
  rankShown: z.boolean(),
  project: z.strictObject({ id: Id, name: z.string() }).nullable(),
  buyer: z.string(),
  department: z.string(),
  company: z.string(),
  openTime: TimeText.nullable(),
  openedBy: z.string(),
  decideBy: TimeText.nullable(),
  cancelTime: TimeText.nullable(),
  reason: z.string(),
  awardReason: z.string(),
  winner: z.strictObject({ storeId: Id, storeName: z.string(), quotationId: Id, total: Money, validUntil: TimeText }).nullable(),
  order: z.strictObject({ id: Id, orderSn: z.string() }).nullable(),
  originId: Id.nullable(),
  quoted: Count,
  invitations: z.array(ShownInvitation),
  questions: z.array(ShownQuestion),
  steps: z.array(Step),
  vouchers: z.array(ShownVoucher),
  actions: Actions,
});
export type InquiryDetail = z.infer<typeof InquiryDetail>;

const QuotedLine = z.strictObject({ seq: Count, price: Money, amount: Money, days: Count, lowest: z.boolean() });

const ComparedQuote = z.strictObject({
  quotationId: Id,
  storeId: Id,
  storeName: z.string(),
  round: Count,
  version: Count,
  sealedAt: TimeText,
  lines: z.array(QuotedLine),
  total: Money,
  /** In percent, of prices that include it; null where the supplier does not say. */
  taxRate: Count.nullable(),
  lowest: z.boolean(),
  overBudget: z.boolean(),
  days: Count,
  fastest: z.boolean(),
  late: z.boolean(),
  payTerms: z.string(),
  validDays: Count,
  warrantyMonths: Count,
  contact: z.string(),
  phone: z.string(),
  remark: z.string(),
  files: z.array(ShownFile),
  scores: Scores,
  best: z.boolean(),
  won: z.boolean(),
});
export type ComparedQuote = z.infer<typeof ComparedQuote>;

/** The comparison sheet, once the quotes are open. */
export const Comparison = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  state: z.enum(inquiryStates),
  round: Count,
  /** How many rounds have been opened. */
  rounds: Count,
  openTime: TimeText,
  openedBy: z.string(),
  decideBy: TimeText.nullable(),
  budget: Money,
  needBy: Day.nullable(),
  invited: Count,
  missing: z.array(z.string()),
  /** Why the winner won; empty while there is none. */
  awardReason: z.string(),
  weights: Weights,
  lines: z.array(ShownLine),
  quotes: z.array(ComparedQuote),
  actions: Actions,
});
export type Comparison = z.infer<typeof Comparison>;

const QuoteVersion = z.strictObject({
  round: Count,
  version: Count,
  sealedAt: TimeText,
  total: Money,
  taxRate: Count.nullable(),
  lines: z.array(z.strictObject({ seq: Count, price: Money, days: Count })),
});
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** All that the suppliers of a round quoted until then, each from the first to the last. */
export const QuoteVersions = z.array(z.strictObject({ storeId: Id, versions: z.array(QuoteVersion) }));
export type QuoteVersions = z.infer<typeof QuoteVersions>;

const Part = z.strictObject({ value: z.number(), of: Count });
/** What a supplier did in a year; null where there was nothing to measure. */
export const Scorecard = z.strictObject({
  score: z.number().nullable(),
  onTime: Part.nullable(),
  answered: Part.nullable(),
  won: Count,
  returns: Part.nullable(),
  reviews: Part.nullable(),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** A store in the ranking that everybody may read, and what its score is made of. */
export const RankedSupplier = z.strictObject({
  storeId: Id,
  name: z.string(),
  logo: z.string(),
  region: z.string(),
  mainClasses: z.array(z.strictObject({ id: Id, name: z.string() })),
  goodsCount: Count,
  card: Scorecard,
});
export type RankedSupplier = z.infer<typeof RankedSupplier>;

export const Supplier = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  companyName: z.string(),
  area: z.string(),
  qualifications: z.array(z.string()),
  /** Said where a paper ends soon, or has ended. */
  hint: z.enum(['none', 'paper_ends', 'paper_ended', 'blocked']),
  hintDay: Day.nullable(),
  mayInvite: z.boolean(),
  sellsClass: z.boolean(),
  traded: z.boolean(),
  asked: Count,
  card: Scorecard,
});
export type Supplier = z.infer<typeof Supplier>;

export const QuoteHistory = z.strictObject({
  store: Supplier,
  list: z.array(
    z.strictObject({
      id: Id,
      inquiryNumber: z.string(),
      title: z.string(),
      at: TimeText,
      state: z.enum(invitationStates),
      total: Money.nullable(),
    }),
  ),
  total: Count,
});

export const Country = z.strictObject({ code: z.string(), name: z.string() });
