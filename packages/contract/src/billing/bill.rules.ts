import * as z from 'zod';
import { FactorCode } from '../account/counter.rules.ts';
import { ApplyInvoice } from '../invoice/invoicing.rules.ts';
import { Id, isSeenLine, reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { billStates } from './bill.machine.ts';

/** So many orders are put on bills by hand at once; the clock knows no bound. */
const billOrdersMost = 200;
const disputesMost = 100;
export const billProofsMost = 5;
/** A bill that nobody disputed is confirmed by itself after so many working days, where the company agreed to that. */
export const confirmWorkingDays = 10;
/** A company without a purchase quota pays so many days after it confirmed. */
export const usualTermDays = 30;
/** Rows of a buyer's own sheet, and its bytes. */
export const ownSheetMost = { rows: 5000, bytes: 2 * 1024 * 1024 };

/** `order`: what was received. `freight`: what carrying it cost. `refund`: what came back. `adjust`: what the store put right. */
export const billLineKinds = ['order', 'freight', 'refund', 'adjust'] as const;

export const disputeReasons = ['price', 'quantity', 'not_received', 'duplicate'] as const;
export type DisputeReason = (typeof disputeReasons)[number];
export const disputeReasonWords: Readonly<Record<DisputeReason, Words>> = {
  price: words('单价不符', 'Price differs', 'Prix différent', 'Precio distinto', 'Preço diferente', 'Цена не та'),
  quantity: words('数量不符', 'Quantity differs', 'Quantité différente', 'Cantidad distinta', 'Quantidade diferente', 'Количество не то'),
  not_received: words('未收到货', 'Not received', 'Non reçu', 'No recibido', 'Não recebido', 'Не получено'),
  duplicate: words('重复入账', 'Entered twice', 'En double', 'Duplicado', 'Duplicado', 'Учтено дважды'),
};

/** What differs by a reason: what one costs, how many there are, or that the company has nothing of the line. */
export const disputeSays: Readonly<Record<DisputeReason, 'price' | 'num' | 'nothing'>> = {
  price: 'price',
  quantity: 'num',
  not_received: 'nothing',
  duplicate: 'nothing',
};

/** How the rows of a bill compare with what the company received, or with its own sheet. */
export const lineMatches = ['matched', 'diff', 'missing'] as const;

/** One bill of a store for the company, or one for each of its departments. */
export const mergeRules = ['company', 'department'] as const;

const amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/, { error: 'bill.amount_wrong', abort: true })
  .refine((value) => fromYuan(value) >= 1 && fromYuan(value) <= largestAmount, { error: 'bill.amount_wrong' });
const signedAmount = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/, { error: 'bill.amount_wrong', abort: true })
  .refine((value) => fromYuan(value) !== 0, { error: 'bill.amount_wrong' });
/** Words that can be seen: what is said between two companies stands in logs, sheets and on paper. */
const why = reasonText('bill.words_required').refine(isSeenLine, { error: 'bill.words_required' });
const proofs = z.array(text(300, 1));

export const MakeBill = z.strictObject({
  orderIds: z.array(Id).min(1, { error: 'bill.orders_required' }).max(billOrdersMost, { error: 'bill.orders_many' }),
});

/** What was read of a bill by who agrees to it: as changed since, it is not what he agrees to. */
export const SeenBill = z.strictObject({ rev: z.number().int().min(0), total: Money });
export type SeenBill = z.infer<typeof SeenBill>;

/** What a line should have been is said by what it should cost; how that comes about, by words. */
export const DisputeLine = z.strictObject({
  lineId: Id,
  reason: z.enum(disputeReasons, { error: 'bill.reason_required' }),
  should: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, { error: 'bill.amount_wrong' })
    .nullable()
    .default(null),
  words: why,
  urls: proofs.max(billProofsMost).default([]),
  /** Asks the mall to take its order to the next period, so that the rest can be confirmed; the mall decides. */
  moveOut: z.boolean().default(false),
});
export type DisputeLine = z.infer<typeof DisputeLine>;
export const DisputeBill = z.strictObject({ lines: z.array(DisputeLine).min(1, { error: 'bill.lines_required' }).max(disputesMost) });
export type DisputeBill = z.infer<typeof DisputeBill>;

/** A row of the company's own sheet that the bill lacks: by its place, and what was read there. */
export const AskMissing = z.strictObject({ row: z.number().int().min(1).max(ownSheetMost.rows), orderSn: text(40, 1) });
export type AskMissing = z.infer<typeof AskMissing>;

/** The amount is what the line changes by: below zero in favour of the buyer. */
export const AnswerLine = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('adjusted'), disputeId: Id, amount: signedAmount, words: why }),
  z.strictObject({ answer: z.literal('explained'), disputeId: Id, words: why }),
]);
export type AnswerLine = z.infer<typeof AnswerLine>;
export const AnswerDisputes = z.strictObject({ answers: z.array(AnswerLine).min(1).max(disputesMost) });
export type AnswerDisputes = z.infer<typeof AnswerDisputes>;

export const PayBill = z.strictObject({
  amount,
  payerName: text(60, 0, 'bill.payer_required')
    .min(1, { error: 'bill.payer_required' })
    .refine(isSeenLine, { error: 'bill.payer_required' }),
  remark: text(100, 0, 'kernel.reason_long').default(''),
  urls: proofs.min(1, { error: 'bill.proof_required' }).max(billProofsMost, { error: 'bill.proofs_many' }),
});
export type PayBill = z.infer<typeof PayBill>;

/** The orders are the bill's. */
export const InvoiceBill = ApplyInvoice.omit({ orderIds: true });
export type InvoiceBill = z.infer<typeof InvoiceBill>;

export const BillWhy = z.strictObject({ reason: why });
/** Money that came in is confirmed with the amount that the bank shows. */
export const ConfirmBillPayment = z.strictObject({ amount, code: FactorCode });
export type ConfirmBillPayment = z.infer<typeof ConfirmBillPayment>;

export const BillOptions = z.strictObject({
  /** The last day of a period; 31 is the last of the month, whichever that is. */
  billingDay: z
    .number({ error: 'bill.day_wrong' })
    .int({ error: 'bill.day_wrong' })
    .min(1, { error: 'bill.day_wrong' })
    .max(31, { error: 'bill.day_wrong' }),
  email: z.union([z.literal(''), z.email({ error: 'bill.email_wrong' }).max(100, { error: 'bill.email_wrong' })]),
  merge: z.enum(mergeRules),
  autoConfirm: z.boolean(),
});
export type BillOptions = z.infer<typeof BillOptions>;
export const usualOptions: BillOptions = { billingDay: 31, email: '', merge: 'company', autoConfirm: false };

const Day = z.iso.date().refine((day) => day >= '1970');

export const BillFilter = z.strictObject({
  /** A state, or what people look for. */
  state: z.enum([...billStates, 'toPay', 'overdue']).optional(),
  /** A month, as 2026-10. */
  period: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** In the number of a bill, or the name of the store or the buyer. */
  word: text(40).optional(),
});
export type BillFilter = z.infer<typeof BillFilter>;

export const LineFilter = z.strictObject({
  show: z.enum(['all', 'matched', 'diff', 'refund', 'adjust']).optional(),
  word: text(40).optional(),
});
export type LineFilter = z.infer<typeof LineFilter>;
export const CandidateFilter = z.strictObject({
  storeId: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
  word: text(40).optional(),
});
export type CandidateFilter = z.infer<typeof CandidateFilter>;
/** `disputed`: whatever somebody said something against, also where that is answered. `unsaid`: what differs and nobody has. */
export const RowFilter = z.strictObject({ match: z.enum([...lineMatches, 'disputed', 'unsaid']).optional(), word: text(40).optional() });
export type RowFilter = z.infer<typeof RowFilter>;
