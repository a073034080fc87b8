import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { uploadPattern } from '../content/upload.rules.ts';
import { changedNames } from '../kernel/changed-names.ts';
import { nameText, text } from '../kernel/fields.ts';
import { creditCodeFault } from './credit-code.rules.ts';

/** Codes of these rules are keys of `certification.errors.ts`, so that form and server say the same words. */
const required = (error: string, most: number) => text(most, 0, 'company.too_long').min(1, { error: `company.${error}` });
const area = z.string().regex(/^[1-9]\d{0,17}$/, { error: 'company.area_required' });
const officePhone = /^(0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4}|1[3-9]\d{9})$/;

export const nameMost = 40;
export const papersMost = 5;

/** A file that belongs to the papers, as it was called when it was sent. */
export const Paper = z.strictObject({
  url: z.string().regex(uploadPattern, { error: 'content.upload_unknown' }),
  name: text(120, 1),
});
export type Paper = z.infer<typeof Paper>;

/** What a company hands in to be certified. */
export const CertificationFields = z.strictObject({
  name: nameText(nameMost, 'company.name_required', 'company.name_long'),
  unifiedCode: z
    .string()
    .trim()
    .toUpperCase()
    .check(({ value, issues }) => {
      const fault = creditCodeFault(value);
      if (fault) issues.push({ code: 'custom', input: value, message: `company.${fault}` });
    }),
  industry: required('industry_required', 20),
  provinceId: area,
  cityId: area,
  districtId: area,
  registeredAddress: required('address_required', 80),
  officePhone: required('office_phone_required', 20).regex(officePhone, { error: 'company.office_phone_wrong' }),
  legalRepresentative: nameText(30, 'company.legal_required', 'company.too_long'),
  contactName: nameText(30, 'company.contact_required', 'company.too_long'),
  contactPhone: required('contact_phone_required', 11).regex(mobilePattern, { error: 'company.contact_phone_wrong' }),
  bankName: required('bank_required', 60),
  bankAccount: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: 'company.account_required' })
        .regex(/^\d{8,30}$/, { error: 'company.account_wrong' }),
    ),
  /** An upload; or the picture that is in force, wherever it came from. */
  licence: z.string().regex(/^\/(uploads\/[0-9a-f]{32}|media\/[a-z]+\/[\w-]+\.svg)$/, { error: 'company.licence_required' }),
  /** Needed when whoever hands in is not the legal representative; the mall looks at it. */
  letter: Paper.nullable(),
  papers: z.array(Paper).max(papersMost, { error: 'company.papers_many' }),
});
export type CertificationFields = z.infer<typeof CertificationFields>;

/** In the order in which the form shows them. */
export const certificationFieldNames = Object.keys(CertificationFields.shape) as (keyof CertificationFields & string)[];
export type CertificationField = keyof CertificationFields & string;

/** What is not finished yet: anything that fits into the fields, right or wrong. */
const half = (most: number) => text(most).optional();
export const CertificationDraft = z.strictObject({
  name: half(80),
  unifiedCode: half(30),
  industry: half(40),
  provinceId: half(18),
  cityId: half(18),
  districtId: half(18),
  registeredAddress: half(160),
  officePhone: half(40),
  legalRepresentative: half(60),
  contactName: half(60),
  contactPhone: half(40),
  bankName: half(120),
  bankAccount: half(60),
  licence: half(80),
  letter: Paper.nullable().optional(),
  papers: z.array(Paper).max(papersMost).optional(),
});
export type CertificationDraft = z.infer<typeof CertificationDraft>;

/** What a new version changes: the names of the fields, in the order of the form. */
export const changedFields = (before: CertificationFields, after: CertificationFields): CertificationField[] =>
  changedNames(certificationFieldNames, before, after);
