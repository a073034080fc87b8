import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { wordMost } from '../approval/approval.rules.ts';
import { leaveWordMost } from '../cart/cart.rules.ts';
import { Paper } from '../company/certification.rules.ts';
import { endingOf, type UploadRule } from '../content/upload.rules.ts';
import { Id, nameText, reasonText, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { payModes } from '../order/order.machine.ts';
import { deliveryTimes } from '../order/order.rules.ts';
import { Points, Weights } from './measures.rules.ts';

/** Codes of these rules are keys of `inquiry.errors.ts`, so that form and server say the same words. */
const suppliersLeast = 3;
export const suppliersMost = 30;
export const linesMost = 100;
export const roundsMost = 3;
/** So long before its end at least an inquiry is released, and so long at most it runs. */
export const deadlineLeastHours = 1;
export const deadlineMostDays = 180;
/** So many days the buyer has to decide after the opening. */
export const decideDays = 30;

const mebibyte = 1024 * 1024;
const twelve = ['doc', 'docx', 'xls', 'xlsx', 'pdf', 'ppt', 'pptx', 'png', 'jpg', 'jpeg', 'zip', 'rar'] as const;

/** The four rules for files, by the place that uses them: requirements of an inquiry, the voucher of a deal, a supplier's quote, an answer to a question. */
export const inquiryFileRules = {
  requirement: { most: 5, bytes: 50 * mebibyte, endings: twelve },
  voucher: { most: 5, bytes: 50 * mebibyte, endings: ['pdf', 'png', 'jpg', 'jpeg'] },
  quote: { most: 3, bytes: 10 * mebibyte, endings: ['pdf', 'xls', 'xlsx'], sealed: true },
  answer: { most: 1, bytes: 50 * mebibyte, endings: twelve },
} as const satisfies Record<string, UploadRule & { most: number }>;
export type InquiryFileUse = keyof typeof inquiryFileRules;

const filesOf = (use: InquiryFileUse) =>
  z
    .array(
      Paper.refine(({ name }) => (inquiryFileRules[use].endings as readonly string[]).includes(endingOf(name)), {
        error: `inquiry.${use}_type`,
      }),
    )
    .max(inquiryFileRules[use].most, { error: `inquiry.${use}_many` })
    .refine((files) => new Set(files.map(({ url }) => url)).size === files.length, { error: 'inquiry.file_twice' });

const amount = (error: string) =>
  z
    .string({ error })
    .regex(/^\d{1,9}\.\d{2}$/, { error, abort: true })
    .refine((value) => fromYuan(value) >= 1 && fromYuan(value) <= largestAmount, { error });
const count = z
  .number({ error: 'inquiry.num_whole' })
  .int({ error: 'inquiry.num_whole' })
  .min(1, { error: 'inquiry.num_whole' })
  .max(9_999_999, { error: 'inquiry.num_whole' });
const day = z.iso.date({ error: 'inquiry.day_wrong' }).refine((value) => value >= '2000' && value < '2100', { error: 'inquiry.day_wrong' });
/** A moment of China time, to the minute. */
const Moment = z
  .string({ error: 'inquiry.deadline_required' })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/, { error: 'inquiry.deadline_required' })
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, { error: 'inquiry.deadline_required' });

const InquiryLine = z.strictObject({
  name: nameText(60, 'inquiry.line_name', 'inquiry.line_name'),
  description: text(300, 0, 'inquiry.line_long').min(1, { error: 'inquiry.line_description' }),
  num: count,
  unit: nameText(10, 'inquiry.line_unit', 'inquiry.line_unit'),
  reference: amount('inquiry.price_wrong').nullable(),
  needBy: day.nullable(),
  specId: Id.nullable(),
});

/** What must stand in an inquiry before it is released. */
export const InquiryFields = z.strictObject({
  title: nameText(60, 'inquiry.title_required', 'inquiry.title_long'),
  thirdGcId: Id.or(z.undefined().transform(() => '')).refine((id) => id !== '', { error: 'inquiry.class_required' }),
  deadline: Moment,
  budget: amount('inquiry.budget_required'),
  budgetShown: z.boolean(),
  /** ISO 3166; null where nothing leaves the country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'inquiry.country_unknown' })
    .nullable(),
  projectId: Id.nullable(),
  place: text(100, 0, 'inquiry.too_long'),
  payTerms: text(60, 0, 'inquiry.too_long'),
  /** So many quotes it takes to be opened at its deadline. */
  quotesLeast: z.number().int().min(1).max(suppliersLeast),
  /** Whether suppliers are told afterwards where they stood. */
  rankShown: z.boolean(),
  lines: z.array(InquiryLine).min(1, { error: 'inquiry.lines_required' }).max(linesMost, { error: 'inquiry.lines_many' }),
  files: filesOf('requirement').min(1, { error: 'inquiry.files_required' }),
  storeIds: z
    .array(Id)
    .max(suppliersMost, { error: 'inquiry.suppliers_many' })
    .refine((ids) => new Set(ids).size === ids.length && ids.length >= suppliersLeast, { error: 'inquiry.suppliers_few' }),
});
export type InquiryFields = z.infer<typeof InquiryFields>;

const half = (most: number) => text(most).default('');
const HalfLine = z.strictObject({
  name: half(120),
  description: half(600),
  /** As it was typed, whole or not. */
  num: half(12),
  unit: half(20),
  reference: half(20),
  needBy: half(10),
  specId: Id.nullable().default(null),
});

/** What is not finished yet: anything that fits into the fields, right or wrong. */
export const InquiryDraft = z.strictObject({
  title: half(120),
  thirdGcId: Id.nullable().default(null),
  deadline: half(16),
  budget: half(20),
  budgetShown: z.boolean().default(false),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  projectId: Id.nullable().default(null),
  place: half(200),
  payTerms: half(120),
  quotesLeast: z.number().int().min(1).max(suppliersLeast).default(1),
  rankShown: z.boolean().default(false),
  lines: z.array(HalfLine).max(linesMost, { error: 'inquiry.lines_many' }).default([]),
  files: z.array(Paper).max(inquiryFileRules.requirement.most, { error: 'inquiry.requirement_many' }).default([]),
  storeIds: z.array(Id).max(suppliersMost, { error: 'inquiry.suppliers_many' }).default([]),
});
export type InquiryDraft = z.infer<typeof InquiryDraft>;

/** A number as people type it, to two decimals; nothing where it is none, so that the rule says what is wanted. A comma before the last one or two digits is a decimal one, as Russian, French, Spanish and Portuguese write it: read as a thousands' it would make a price a hundredfold. */
export const moneyTyped = (typed: string): string | undefined => {
  const bare = typed.replaceAll(/[\s¥￥]/g, '').replaceAll('，', ',');
  const byComma = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(bare);
  const byPoint = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare);
  const pointed = byComma ? bare.replaceAll('.', '').replace(',', '.') : byPoint ? bare.replaceAll(',', '') : '';
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(pointed);
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : undefined;
};

/** A draft as the rule of the release reads it. */
export const fieldsOfDraft = (draft: InquiryDraft): unknown => ({
  ...draft,
  thirdGcId: draft.thirdGcId ?? undefined,
  budget: moneyTyped(draft.budget),
  lines: draft.lines.map((line) => ({
    ...line,
    num: /^\d{1,7}$/.test(line.num) ? Number(line.num) : undefined,
    reference: line.reference === '' ? null : moneyTyped(line.reference),
    needBy: line.needBy || null,
  })),
});

export const InquiryWhy = z.strictObject({ reason: reasonText('inquiry.reason_required') });
export const ExtendInquiry = z.strictObject({ deadline: Moment, reason: reasonText('inquiry.reason_required') });
export type ExtendInquiry = z.infer<typeof ExtendInquiry>;
export const NewRound = z.strictObject({ deadline: Moment, reason: text(100, 0, 'kernel.reason_long').default('') });
export type NewRound = z.infer<typeof NewRound>;
export const InviteMore = z.strictObject({
  storeIds: z.array(Id).min(1).max(suppliersMost, { error: 'inquiry.suppliers_many' }),
  /** Who is asked no longer in their place. */
  insteadOf: Id.optional(),
});
export type InviteMore = z.infer<typeof InviteMore>;

const awardReasonMost = 200;
export const ConfirmInquiry = z.strictObject({ quotationId: Id, reason: text(awardReasonMost, 0, 'inquiry.award_long').default('') });
export type ConfirmInquiry = z.infer<typeof ConfirmInquiry>;

/** What is said when an award is ordered; the price is the quote's. */
export const OrderAward = z.strictObject({
  addressId: z.string({ error: 'cart.no_address' }).regex(/^[1-9]\d{0,17}$/, { error: 'cart.no_address' }),
  payMode: z.enum(payModes),
  deliveryTime: z.enum(deliveryTimes).default('any'),
  leaveWord: text(leaveWordMost).default(''),
  submitToken: z.uuid(),
  /** What the buyer saw. */
  totalPrice: Money,
  processId: Id.optional(),
  requestWord: text(wordMost).default(''),
});
export type OrderAward = z.infer<typeof OrderAward>;

export const AnswerQuestion = z.strictObject({
  questionId: Id,
  answer: text(500, 0, 'inquiry.too_long').min(1, { error: 'inquiry.answer_required' }),
  files: filesOf('answer').default([]),
});
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;
export const AskQuestion = z.strictObject({ question: text(500, 0, 'inquiry.too_long').min(1, { error: 'inquiry.question_required' }) });
export type AskQuestion = z.infer<typeof AskQuestion>;

export const GiveVoucher = z.strictObject({ files: filesOf('voucher').min(1, { error: 'inquiry.voucher_required' }) });
export type GiveVoucher = z.infer<typeof GiveVoucher>;

export const ScoreInquiry = z.strictObject({
  weights: Weights,
  scores: z.array(Points.extend({ quotationId: Id })).max(suppliersMost),
});
export type ScoreInquiry = z.infer<typeof ScoreInquiry>;

const taxRateMost = 99;
/** What a supplier seals. */
export const QuoteFields = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        seq: z.number().int().min(1).max(linesMost),
        price: amount('inquiry.price_wrong'),
        days: z
          .number({ error: 'inquiry.days_wrong' })
          .int({ error: 'inquiry.days_wrong' })
          .min(0)
          .max(999, { error: 'inquiry.days_wrong' }),
      }),
    )
    .min(1)
    .max(linesMost),
  payTerms: nameText(60, 'inquiry.pay_terms_required', 'inquiry.too_long'),
  validDays: z
    .number({ error: 'inquiry.valid_days' })
    .int({ error: 'inquiry.valid_days' })
    .min(1, { error: 'inquiry.valid_days' })
    .max(365, { error: 'inquiry.valid_days' }),
  warrantyMonths: z.number().int().min(0).max(600),
  /** The tax that the prices include, in percent; who says none leaves it open. */
  taxRate: z
    .number({ error: 'inquiry.tax_rate' })
    .int({ error: 'inquiry.tax_rate' })
    .min(0, { error: 'inquiry.tax_rate' })
    .max(taxRateMost, { error: 'inquiry.tax_rate' })
    .optional(),
  contact: nameText(30, 'inquiry.contact_required', 'inquiry.too_long'),
  phone: z.string().trim().regex(mobilePattern, { error: 'inquiry.phone_wrong' }),
  remark: text(500, 0, 'inquiry.too_long'),
  files: filesOf('quote').default([]),
});
export type QuoteFields = z.infer<typeof QuoteFields>;

/** A quote that is not submitted yet: anything that fits into the fields, right or wrong. */
export const QuoteDraft = z.strictObject({
  lines: z
    .array(z.strictObject({ seq: z.number().int().min(1).max(linesMost), price: half(20), days: half(10) }))
    .max(linesMost)
    .default([]),
  payTerms: half(120),
  validDays: half(10),
  warrantyMonths: half(10),
  taxRate: half(10),
  contact: half(60),
  phone: half(30),
  remark: half(1000),
  files: z.array(Paper).max(inquiryFileRules.quote.most, { error: 'inquiry.quote_many' }).default([]),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

/** How large a sheet of prices may be: title and heads stand above the lines. */
export const quoteSheetMost = { rows: linesMost + 20, bytes: 2 * mebibyte } as const;
export const quoteColumns = ['line', 'price', 'days'] as const;
export type QuoteColumn = (typeof quoteColumns)[number];

export const inquiryTabs = ['all', 'draft', 'quoting', 'to_confirm', 'confirmed', 'failed', 'cancelled'] as const;
export const quoteTabs = ['all', 'to_answer', 'quoted', 'opened', 'won', 'ended'] as const;
export type QuoteTab = (typeof quoteTabs)[number];
