import * as z from 'zod';
import { Paper } from '../company/certification.rules.ts';
import { reasonText } from '../kernel/fields.ts';
import { bankFields, companyFields } from './invoice.rules.ts';

export const qualificationPapersMost = 5;
export const qualificationDecisions = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;

/** What a company shows so that VAT special invoices are issued to it. */
export const QualificationFields = z.strictObject({
  companyName: companyFields.companyName,
  taxNumber: companyFields.taxNumber,
  ...bankFields,
  papers: z.array(Paper).min(1, { error: 'invoice.papers_required' }).max(qualificationPapersMost, { error: 'invoice.papers_many' }),
});
export type QualificationFields = z.infer<typeof QualificationFields>;

export type QualificationName = Exclude<keyof QualificationFields, 'papers'>;
/** What is typed of them, in the order in which it is read. */
export const qualificationNames = Object.keys(QualificationFields.omit({ papers: true }).shape) as QualificationName[];

export const RejectQualification = z.strictObject({ reason: reasonText('invoice.reason_required') });
