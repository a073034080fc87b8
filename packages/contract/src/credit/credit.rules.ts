import * as z from 'zod';
import { FactorCode } from '../account/counter.rules.ts';
import { Paper } from '../company/certification.rules.ts';
import { reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { daySpan } from '../kernel/span.ts';
import { applicationStates } from './application.machine.ts';
import { creditStates } from './credit.machine.ts';

/** Codes of these rules are keys of `credit.errors.ts`, so that form and server say the same words. */
const amount = (error: string, least = 1) =>
  z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, { error, abort: true })
    .refine((value) => fromYuan(value) >= least && fromYuan(value) <= largestAmount, { error });

export const creditPapersMost = 8;
export const creditTermMost = 180;
/** How often a company may apply in a day. */
export const creditApplicationsADay = 3;
/** What falls due within so many days is said before it does. */
export const creditDueDays = 7;
/** So long an order on the quota waits for the mall. */
export const creditReviewDays = 7;

export const applicationKinds = ['open', 'raise', 'renew'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What a company asks for: how much, what for, and the papers that speak for it. */
export const ApplyCredit = z.strictObject({
  amount: amount('credit.amount_wrong'),
  purpose: text(200, 0, 'credit.purpose_long').min(1, { error: 'credit.purpose_required' }),
  papers: z.array(Paper).min(1, { error: 'credit.papers_required' }).max(creditPapersMost, { error: 'credit.papers_many' }),
});
export type ApplyCredit = z.infer<typeof ApplyCredit>;

export const ledgerTypes = ['allocate', 'adjust', 'freeze', 'unfreeze', 'deduct', 'revert', 'refund', 'repay', 'write_off'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

export const ledgerTypeWords: Readonly<Record<LedgerType, Words>> = {
  allocate: words('授予额度', 'Quota granted', 'Plafond accordé', 'Cupo concedido', 'Limite concedido', 'Лимит открыт'),
  adjust: words('调额', 'Limit changed', 'Plafond modifié', 'Cupo modificado', 'Limite alterado', 'Лимит изменён'),
  freeze: words('冻结', 'Frozen', 'Gelé', 'Retenido', 'Retido', 'Заморожено'),
  unfreeze: words('解冻', 'Released', 'Dégelé', 'Liberado', 'Liberado', 'Разморожено'),
  deduct: words('扣减', 'Deducted', 'Imputé', 'Descontado', 'Descontado', 'Списано'),
  revert: words('撤销返还', 'Given back', 'Rendu', 'Devuelto', 'Devolvido', 'Возвращено'),
  refund: words('退款返还', 'Refunded', 'Remboursé', 'Reembolsado', 'Reembolsado', 'Возврат по обращению'),
  repay: words('还款', 'Repaid', 'Remboursement', 'Pago', 'Pagamento', 'Погашено'),
  write_off: words('核销', 'Written off', 'Passé en perte', 'Dado de baja', 'Baixado', 'Списан долг'),
};

/** The lines of the ledger as they are asked for together. */
export const ledgerGroups = {
  hold: ['freeze', 'unfreeze'],
  deduct: ['deduct'],
  back: ['revert', 'refund'],
  repay: ['repay', 'write_off'],
  limit: ['allocate', 'adjust'],
} as const satisfies Record<string, readonly LedgerType[]>;
export type LedgerGroup = keyof typeof ledgerGroups;
export const ledgerGroupNames = Object.keys(ledgerGroups) as [LedgerGroup, ...LedgerGroup[]];

export const LedgerFilter = z.strictObject({
  group: z.enum(ledgerGroupNames).optional(),
  ...daySpan,
  /** The number of an order, an after-sale or whatever the line is of, from its beginning. */
  word: text(40).optional(),
});
export type LedgerFilter = z.infer<typeof LedgerFilter>;

export const holdKinds = ['overdue', 'platform'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** What the mall's people do with money of a quota; above the limit one enters it and another confirms. */
export const creditActKinds = ['allocate', 'adjust', 'repay', 'write_off'] as const;
export type CreditActKind = (typeof creditActKinds)[number];

const why = reasonText('credit.reason_required');

export const ApproveCredit = z.strictObject({
  amount: amount('credit.amount_wrong'),
  termDays: z
    .number({ error: 'credit.term_wrong' })
    .int({ error: 'credit.term_wrong' })
    .min(1, { error: 'credit.term_wrong' })
    .max(creditTermMost, { error: 'credit.term_wrong' }),
  /** The last day on which it takes orders. */
  validTo: z.iso
    .date({ error: 'credit.valid_wrong' })
    .refine((day) => day >= '1970', { error: 'credit.valid_wrong' })
    .refine((day) => day < '2100', { error: 'credit.valid_far' }),
  reason: text(100, 0, 'kernel.reason_long').default(''),
});
export type ApproveCredit = z.infer<typeof ApproveCredit>;

export const CreditWhy = z.strictObject({ reason: why });

/** `amount` is the limit that is to hold from now on. */
export const AdjustCredit = z.strictObject({ amount: amount('credit.amount_wrong', 0), reason: why });
export type AdjustCredit = z.infer<typeof AdjustCredit>;

/** A transfer that came in for what is owed, with the bank's number of it. */
export const RepayCredit = z.strictObject({
  amount: amount('credit.amount_wrong'),
  proof: text(60, 0, 'kernel.reason_long').min(1, { error: 'credit.proof_required' }),
  reason: text(100, 0, 'kernel.reason_long').default(''),
});
export type RepayCredit = z.infer<typeof RepayCredit>;

export const WriteOffCredit = z.strictObject({ amount: amount('credit.amount_wrong'), reason: why });
export type WriteOffCredit = z.infer<typeof WriteOffCredit>;

export const ConfirmCreditAct = z.strictObject({ code: FactorCode });

export const ApplicationFilter = z.strictObject({
  decision: z.enum(applicationStates).optional(),
  /** In the company's name. */
  word: text(40).optional(),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

export const AccountFilter = z.strictObject({
  state: z.enum(creditStates).optional(),
  /** Those of which something waits for a second person, or is overdue. */
  need: z.enum(['second', 'overdue']).optional(),
  word: text(40).optional(),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

/** How a quota stands: what was granted, what of it is used and frozen, and what is left. */
export const CreditFigures = z.strictObject({ total: Money, used: Money, frozen: Money, left: Money });
export type CreditFigures = z.infer<typeof CreditFigures>;
