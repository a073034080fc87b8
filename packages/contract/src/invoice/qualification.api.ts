import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { buyer, operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { QualificationFields, qualificationDecisions, RejectQualification } from './qualification.rules.ts';

const Count = z.number().int();

export const QualificationVersion = z.strictObject({
  id: Id,
  version: Count,
  decision: z.enum(qualificationDecisions),
  reason: z.string(),
  fields: QualificationFields,
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type QualificationVersion = z.infer<typeof QualificationVersion>;

export const Qualification = z.strictObject({
  /** In force; also while a newer one is looked at. */
  inForce: QualificationVersion.nullable(),
  /** The last one handed in, whatever became of it. */
  latest: QualificationVersion.nullable(),
  /** What the certification says of the company, to begin with. */
  known: QualificationFields.omit({ papers: true }).partial(),
  certified: Flag,
});
export type Qualification = z.infer<typeof Qualification>;

export const QualificationRow = QualificationVersion.omit({ fields: true }).extend({
  companyId: Id,
  companyName: z.string(),
  taxNumber: z.string(),
});
export type QualificationRow = z.infer<typeof QualificationRow>;

export const QualificationCase = QualificationVersion.extend({
  companyId: Id,
  companyName: z.string(),
  /** As the company is certified, to be held against it. */
  unifiedCode: z.string(),
  certified: z.strictObject({
    registeredAddress: z.string(),
    officePhone: z.string(),
    openingBank: z.string(),
    bankAccount: z.string(),
  }),
  inForce: QualificationVersion.nullable(),
});
export type QualificationCase = z.infer<typeof QualificationCase>;

const keeps = buyer({ may: right('personalCenterBase:salesInvoice:invoiceCtrl:view') });
const views = operator({ may: right('operations:invoices:view') });
const decides = operator({ may: right('operations:invoices:decide') });

const QualificationQuery = z.strictObject({
  decision: z.enum(qualificationDecisions).default('waiting'),
  word: text(40).optional(),
  ...paging(20, 50),
});
export type QualificationQuery = z.infer<typeof QualificationQuery>;

export const qualificationApi = {
  find: call({
    verb: 'GET',
    path: '/portal/invoice/qualification',
    access: keeps,
    summary: 'Whether the company gets VAT special invoices, and how far its papers are',
    data: Qualification,
  }),
  submit: call({
    verb: 'POST',
    path: '/portal/invoice/qualification',
    access: keeps,
    summary: 'Hands the papers in, or newer ones; the old ones stay in force until they are decided on',
    body: QualificationFields,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/invoice/qualification/withdraw',
    access: keeps,
    summary: 'Takes papers back that wait',
    data: Nothing,
  }),
};

export const qualificationOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/invoice/qualification/page',
    access: views,
    summary: 'Companies’ papers for VAT special invoices: those that wait, the oldest first; or those of a decision',
    query: QualificationQuery,
    data: pageOf(QualificationRow),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/invoice/qualification/{id}',
    access: views,
    summary: 'One of them, beside what the company is certified as',
    data: QualificationCase,
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/invoice/qualification/{id}/approve',
    access: decides,
    summary: 'VAT special invoices are issued to the company from now on',
    trail: act('invoice.qualified', 'invoice_qualification'),
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/operations/invoice/qualification/{id}/reject',
    access: decides,
    summary: 'Refuses the papers, with the reason',
    body: RejectQualification,
    trail: act('invoice.not_qualified', 'invoice_qualification'),
    data: Nothing,
  }),
};
