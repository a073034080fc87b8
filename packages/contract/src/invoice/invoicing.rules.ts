import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { Id, nameText, reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { Day, daySpan } from '../kernel/span.ts';
import { invoiceTabs } from './invoice.machine.ts';
import { invoiceTypes, mailboxPattern } from './invoice.rules.ts';

/** Codes of these rules are keys of the invoice's errors, so that form and server say the same words. */
const remarkMost = 90;
export const mostReceivers = 20;
/** Orders that one application may name. */
const mostOrders = 100;
/** Invoices that one archive may hold. */
export const mostInArchive = 1000;

/** Names of the goods one by one, or of their classes alone. */
export const invoiceContents = ['detail', 'category'] as const;
export type InvoiceContent = (typeof invoiceContents)[number];

/** Who gets it: an electronic one by mail, one on paper by post. */
export const Receiver = z.strictObject({
  name: nameText(30, 'invoice.recipient_required', 'invoice.too_long'),
  phone: z.string().trim().min(1, { error: 'invoice.phone_required' }).regex(mobilePattern, { error: 'invoice.phone_wrong' }),
  email: text(60, 0, 'invoice.too_long').refine((value) => value === '' || mailboxPattern.test(value), { error: 'invoice.email_wrong' }),
  address: text(120, 0, 'invoice.too_long'),
});
export type Receiver = z.infer<typeof Receiver>;

export const SaveReceiver = z.strictObject({ ...Receiver.shape, id: Id.optional(), isDefault: z.boolean().default(false) });
export type SaveReceiver = z.infer<typeof SaveReceiver>;

export const ApplyInvoice = z.strictObject({
  orderIds: z.array(Id).min(1, { error: 'invoice.orders_required' }).max(mostOrders),
  titleId: z.string({ error: 'invoice.title_required' }).regex(/^[1-9]\d{0,17}$/, { error: 'invoice.title_required' }),
  type: z.enum(invoiceTypes, { error: 'invoice.type_required' }),
  receiverId: Id.optional(),
  content: z.enum(invoiceContents).default('detail'),
  /** All that goes together on one paper, or one for each order. */
  each: z.boolean().default(false),
  remark: text(remarkMost, 0, 'invoice.too_long').default(''),
});
export type ApplyInvoice = z.infer<typeof ApplyInvoice>;

export const ChangeInvoice = z.strictObject({
  titleId: z.string({ error: 'invoice.title_required' }).regex(/^[1-9]\d{0,17}$/, { error: 'invoice.title_required' }),
  type: z.enum(invoiceTypes).optional(),
  reason: reasonText('invoice.reason_required'),
});
export type ChangeInvoice = z.infer<typeof ChangeInvoice>;

/** A refused application once more, with what was wrong put right. */
export const AgainInvoice = z.strictObject({
  titleId: z.string({ error: 'invoice.title_required' }).regex(/^[1-9]\d{0,17}$/, { error: 'invoice.title_required' }),
  receiverId: Id.optional(),
});
export type AgainInvoice = z.infer<typeof AgainInvoice>;

export const InvoiceWhy = z.strictObject({ reason: reasonText('invoice.reason_required') });

export const MailInvoice = z.strictObject({
  company: nameText(20, 'invoice.carrier_required', 'invoice.too_long'),
  number: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z-]{6,30}$/, { error: 'invoice.tracking_wrong' }),
});
export type MailInvoice = z.infer<typeof MailInvoice>;

export const codePattern = /^\d{12}$/;
export const numberPattern = /^\d{8}$/;
export const VerifyInvoice = z.strictObject({
  code: z.string().trim().regex(codePattern, { error: 'invoice.code_wrong' }),
  number: z.string().trim().regex(numberPattern, { error: 'invoice.number_wrong' }),
});
export type VerifyInvoice = z.infer<typeof VerifyInvoice>;

export const InvoiceFilter = z.strictObject({
  tab: z.enum(invoiceTabs).default('all'),
  type: z.enum(invoiceTypes).optional(),
  storeId: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** The number of the application, of an order, or of the invoice, from its beginning. */
  word: text(40).optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** What waits to be issued, what is on its way through the gateway, what it refused, and so on. */
export const officeTabs = ['todo', 'asking', 'stuck', 'mail', 'issued', 'red', 'rejected', 'all'] as const;
export type OfficeTab = (typeof officeTabs)[number];

export const OfficeInvoiceFilter = z.strictObject({
  tab: z.enum(officeTabs).default('todo'),
  type: z.enum(invoiceTypes).optional(),
  word: text(40).optional(),
});
export type OfficeInvoiceFilter = z.infer<typeof OfficeInvoiceFilter>;

/** How a question to the tax gateway stands. `failed`: nobody answered, so that it is asked again under the same number. */
export const taxStates = ['pending', 'issued', 'refused', 'failed'] as const;
export const taxStateWords: Readonly<Record<(typeof taxStates)[number], Words>> = {
  pending: words('处理中', 'Pending', 'En cours', 'En curso', 'Em curso', 'В работе'),
  issued: words('已开具', 'Issued', 'Émise', 'Emitida', 'Emitida', 'Выставлен'),
  refused: words('已拒绝', 'Refused', 'Refusée', 'Rechazada', 'Recusada', 'Отклонён'),
  failed: words('无应答', 'No answer', 'Sans réponse', 'Sin respuesta', 'Sem resposta', 'Нет ответа'),
};
export const taxKinds = ['blue', 'red'] as const;
export const taxKindWords: Readonly<Record<(typeof taxKinds)[number], Words>> = {
  blue: words('开具', 'Issue', 'Émission', 'Emisión', 'Emissão', 'Выставление'),
  red: words('红冲', 'Red letter', 'Avoir', 'Rectificativa', 'Estorno', 'Сторно'),
};

export const TaxFilter = z.strictObject({
  state: z.enum(taxStates).optional(),
  word: text(40).optional(),
  /** On which days it was asked. */
  ...daySpan,
});
export type TaxFilter = z.infer<typeof TaxFilter>;
