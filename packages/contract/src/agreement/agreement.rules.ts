import * as z from 'zod';
import { Id, nameText, reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { fromYuan, largestAmount } from '../kernel/money.ts';
import { amountSpan, daySpan } from '../kernel/span.ts';
import { contractStates } from './agreement.machine.ts';

/** Codes of these rules are keys of `agreement.errors.ts` and `contract-text.errors.ts`, so that form and server say the same words. */
export const contractKinds = ['order', 'framework', 'supplement'] as const;
export type ContractKind = (typeof contractKinds)[number];
export const contractSides = ['buyer', 'seller'] as const;
export type ContractSide = (typeof contractSides)[number];
export const sealKinds = ['contract', 'company'] as const;
export type SealKind = (typeof sealKinds)[number];

/** So many days the other side has to agree to the text, and both to sign it. */
export const contractAnswerDays = 15;
/** Who is to sign is told of what ends within so many days. */
export const contractSoonDays = 30;
const contractLinesMost = 200;
export const contractSectionsMost = 20;
/** The longest text that these rules allow, with its list: a Chinese sign is three bytes, and the wire's hex doubles them. */
export const contractBytes = 640 * 1024;

export const contractKindWords: Readonly<Record<ContractKind, Words>> = {
  order: words('订单合同', 'Order contract', 'Contrat de commande', 'Contrato de pedido', 'Contrato de pedido', 'Договор по заказу'),
  framework: words('年度框架', 'Framework', 'Accord-cadre', 'Acuerdo marco', 'Acordo-quadro', 'Рамочный договор'),
  supplement: words('补充协议', 'Supplement', 'Avenant', 'Adenda', 'Aditivo', 'Дополнительное соглашение'),
};
export const sealKindWords: Readonly<Record<SealKind, Words>> = {
  contract: words('合同专用章', 'Contract seal', 'Cachet contractuel', 'Sello de contratos', 'Carimbo de contratos', 'Договорная печать'),
  company: words('公司公章', 'Company seal', 'Cachet de la société', 'Sello de la empresa', 'Carimbo da empresa', 'Печать компании'),
};

const price = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/, { error: 'agreement.price_wrong', abort: true })
  .refine((value) => fromYuan(value) >= 1 && fromYuan(value) <= largestAmount, { error: 'agreement.price_wrong' });
const num = z
  .number({ error: 'agreement.num_wrong' })
  .int({ error: 'agreement.num_wrong' })
  .min(1, { error: 'agreement.num_wrong' })
  .max(9_999_999, { error: 'agreement.num_wrong' });
const day = z.iso
  .date({ error: 'agreement.days_wrong' })
  .refine((value) => value >= '2000' && value < '2100', { error: 'agreement.days_wrong' });

export const ContractSection = z.strictObject({
  title: nameText(40, 'agreement.section_title', 'agreement.section_title'),
  body: text(3000, 0, 'agreement.section_long').min(1, { error: 'agreement.section_empty' }),
});
export type ContractSection = z.infer<typeof ContractSection>;

const title = nameText(60, 'agreement.title_required', 'agreement.title_long');
const terms = z
  .array(ContractSection)
  .min(1, { error: 'agreement.terms_required' })
  .max(contractSectionsMost, { error: 'agreement.terms_many' });

/** A line of a framework: goods of the store, how many are expected, and the price that holds for them. */
export const FrameworkLine = z.strictObject({ specId: Id, num, price });
export type FrameworkLine = z.infer<typeof FrameworkLine>;
const lines = z.array(FrameworkLine).max(contractLinesMost, { error: 'agreement.lines_many' });

/** What a contract is made of. An award is ordered first, and its contract made of that order. */
export const ContractSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order'), orderId: Id }),
  z.strictObject({ kind: z.literal('framework'), partnerId: Id, lines: lines.min(1, { error: 'agreement.lines_required' }) }),
  z.strictObject({ kind: z.literal('supplement'), contractId: Id }),
]);
export type ContractSource = z.infer<typeof ContractSource>;

export const CreateContract = z.strictObject({ source: ContractSource });
export type CreateContract = z.infer<typeof CreateContract>;

export const EditContract = z
  .strictObject({
    title,
    firstSide: z.enum(contractSides),
    validFrom: day,
    validTo: day,
    terms,
    /** Of a framework alone; what an order holds is its contract's. */
    lines: lines.optional(),
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { error: 'agreement.days_wrong', path: ['validTo'] });
export type EditContract = z.infer<typeof EditContract>;

/** SHA-256 of the file that the reader saw. */
const FileHash = z.string().regex(/^[0-9a-f]{64}$/);
export const AcceptContract = z.strictObject({ hash: FileHash });
export type AcceptContract = z.infer<typeof AcceptContract>;
export const SignContract = z.strictObject({
  seal: z.enum(sealKinds),
  code: z.string().regex(/^\d{6}$/, { error: 'agreement.code_wrong' }),
  hash: FileHash,
});
export type SignContract = z.infer<typeof SignContract>;
export const ContractWhy = z.strictObject({ reason: reasonText('agreement.reason_required') });
export const AnswerEnd = z.strictObject({ agree: z.boolean(), reason: text(100, 0, 'kernel.reason_long').default('') });
export type AnswerEnd = z.infer<typeof AnswerEnd>;

/** Contracts as they are asked for together. */
export const contractTabs = ['all', 'mine', 'confirm', 'sign', 'effective', 'soon', 'draft', 'ended'] as const;
export type ContractTab = (typeof contractTabs)[number];

export const ContractFilter = z.strictObject({
  tab: z.enum(contractTabs).optional(),
  state: z.enum(contractStates).optional(),
  kind: z.enum(contractKinds).optional(),
  /** The contract's number or the order's, from its beginning; in its title or the other side's name. */
  word: text(40).optional(),
  /** On the days when it was drafted, and worth so much. */
  ...daySpan,
  ...amountSpan,
});
export type ContractFilter = z.infer<typeof ContractFilter>;

const verifyCode = z.string().regex(/^[0-9A-Z]{10}$/);
/** By number and the code that the paper's QR carries, or by the hash of a file. */
export const VerifyContract = z
  .strictObject({
    no: z
      .string()
      .regex(/^HT\d{12,24}$/)
      .optional(),
    code: verifyCode.optional(),
    hash: FileHash.optional(),
  })
  .refine(({ no, code, hash }) => hash !== undefined || (no !== undefined && code !== undefined));
export type VerifyContract = z.infer<typeof VerifyContract>;
