import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { isSeenLine } from '../kernel/fields.ts';

/** Codes of these rules are keys of `invoice.errors.ts`, so that form and server say the same words. */
const required = (error: string, most = 60, tooLong = 'invoice.too_long') =>
  z.string({ error }).trim().min(1, { error }).max(most, { error: tooLong }).refine(isSeenLine, { error: 'kernel.name_signs_wrong' });

/** What an invoice covers of an order: goods of a line, freight, or what a bill put right of either. */
export const coverKinds = ['line', 'freight', 'adjust'] as const;
export type CoverKind = (typeof coverKinds)[number];

export const invoiceTypes = ['electronic_normal', 'paper_normal', 'paper_special'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
/** An electronic one goes to a mailbox, a paper one by post. */
const goesToMailbox: Readonly<Record<InvoiceType, boolean>> = { electronic_normal: true, paper_normal: false, paper_special: false };
export const isElectronic = (type: InvoiceType): boolean => goesToMailbox[type];
export const paperTypes: readonly InvoiceType[] = invoiceTypes.filter((type) => !isElectronic(type));

const landline = /^(0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4}|1[3-9]\d{9})$/;
export const mailboxPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]*[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]*[a-zA-Z\d])?)+$/;

const person = { titleType: z.literal('person'), personName: required('invoice.person_name_required', 40) };
export const companyFields = {
  companyName: required('invoice.company_name_required', 40, 'invoice.company_name_long'),
  taxNumber: required('invoice.tax_number_required')
    .toUpperCase()
    .regex(/^[0-9A-Z]{15,20}$/, { error: 'invoice.tax_number_wrong' }),
};
export const bankFields = {
  registeredAddress: required('invoice.registered_address_required', 80),
  officePhone: required('invoice.office_phone_required').regex(landline, { error: 'invoice.office_phone_wrong' }),
  openingBank: required('invoice.bank_required'),
  bankAccount: required('invoice.bank_account_required').regex(/^\d{8,30}$/, { error: 'invoice.bank_account_wrong' }),
};
const company = { titleType: z.literal('company'), ...companyFields };
const recipient = {
  recipientName: required('invoice.recipient_required', 40),
  phone: required('invoice.phone_required').regex(mobilePattern, { error: 'invoice.phone_wrong' }),
};
const byMail = { ...recipient, email: required('invoice.email_required').regex(mailboxPattern, { error: 'invoice.email_wrong' }) };

const electronic = { type: z.literal('electronic_normal') };
const paper = { type: z.literal('paper_normal') };
const noTitleType = { error: 'invoice.title_type_required' };

/** An electronic invoice goes to a mailbox, a paper one to a hand; a special one needs a company with its bank. */
export const InvoiceFields = z.discriminatedUnion(
  'type',
  [
    z.discriminatedUnion(
      'titleType',
      [z.strictObject({ ...electronic, ...person, ...byMail }), z.strictObject({ ...electronic, ...company, ...byMail })],
      noTitleType,
    ),
    z.discriminatedUnion(
      'titleType',
      [z.strictObject({ ...paper, ...person, ...recipient }), z.strictObject({ ...paper, ...company, ...recipient })],
      noTitleType,
    ),
    z.discriminatedUnion(
      'titleType',
      [z.strictObject({ type: z.literal('paper_special'), ...company, ...bankFields, ...recipient })],
      noTitleType,
    ),
  ],
  { error: 'invoice.type_required' },
);
export type InvoiceFields = z.infer<typeof InvoiceFields>;
