import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { buyer, operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { CertificationDraft, CertificationFields, certificationFieldNames, Paper } from './certification.rules.ts';
import { companyEvents, companyStates } from './company.machine.ts';

/** Papers as they are shown; those from before the rules need not keep them. `area` is where it is, in words. */
export const CertificationShown = z.strictObject({
  name: z.string(),
  unifiedCode: z.string(),
  industry: z.string(),
  provinceId: z.string(),
  cityId: z.string(),
  districtId: z.string(),
  registeredAddress: z.string(),
  officePhone: z.string(),
  legalRepresentative: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  licence: z.string(),
  letter: Paper.nullable(),
  papers: z.array(Paper),
  area: z.string(),
  /** As the picture of the licence was called when it was sent. */
  licenceName: z.string(),
  /** Whether the company has shown that the account is its own. */
  bankChecked: z.boolean(),
});
export type CertificationShown = z.infer<typeof CertificationShown>;

const FieldFault = z.strictObject({ field: z.enum(certificationFieldNames as [string, ...string[]]), reason: z.string() });

const Version = z.strictObject({
  id: Id,
  version: z.number().int(),
  decision: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
  fields: CertificationShown,
  faults: z.array(FieldFault),
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type Version = z.infer<typeof Version>;

export const CompanyInfo = z.strictObject({
  id: Id,
  state: z.enum(companyStates),
  /** The version in force; one certified before versions were counted has none. */
  version: z.number().int().nullable(),
  sinceDate: TimeText.nullable(),
  /** A date or 长期, as printed. */
  licenceUntil: z.string(),
  fields: CertificationShown,
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

const Step = z.strictObject({
  event: z.enum(companyEvents),
  who: z.enum(['buyer', 'operator', 'system']),
  name: z.string(),
  reason: z.string(),
  date: TimeText,
});

export const CompanyAudit = z.strictObject({
  state: z.enum(companyStates),
  reason: z.string(),
  stateDate: TimeText.nullable(),
  /** The last version handed in, whatever became of it. */
  latest: Version.nullable(),
  steps: z.array(Step),
  /** How often papers can still be handed in today. */
  left: z.number().int(),
  mayCertify: Flag,
});
export type CompanyAudit = z.infer<typeof CompanyAudit>;

const certifies = buyer({ may: right('company:certify') });

export const certificationApi = {
  info: call({
    verb: 'GET',
    path: '/portal/company/getCompanyInfo',
    access: buyer(),
    summary: 'The own company as it is in force; null for who has none',
    data: CompanyInfo.nullable(),
  }),
  audit: call({
    verb: 'GET',
    path: '/portal/company/findCompanyAudit',
    access: buyer(),
    summary: 'How far certification is: state, reason, the version that was handed in last, every step',
    data: CompanyAudit,
  }),
  save: call({
    verb: 'POST',
    path: '/portal/company/save',
    access: certifies,
    summary: 'Hands papers in for the first time, or again after a rejection',
    body: CertificationFields,
    data: Nothing,
  }),
  update: call({
    verb: 'PUT',
    path: '/portal/company',
    access: certifies,
    summary: 'Hands in a change of a certified company; what is in force stays so until it is approved',
    body: CertificationFields,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/company/withdraw',
    access: certifies,
    summary: 'Takes back what waits for the mall',
    data: Nothing,
  }),
  draft: call({
    verb: 'GET',
    path: '/portal/company/draft',
    access: certifies,
    summary: 'What was filled in and not handed in yet; null without any',
    data: z.strictObject({ fields: CertificationDraft, saveDate: TimeText }).nullable(),
  }),
  keepDraft: call({
    verb: 'POST',
    path: '/portal/company/draft/save',
    access: certifies,
    summary: 'Keeps what is filled in so far',
    body: CertificationDraft,
    data: z.strictObject({ saveDate: TimeText }),
  }),
};

const WaitingRow = z.strictObject({
  id: Id,
  name: z.string(),
  unifiedCode: z.string(),
  state: z.enum(companyStates),
  versionId: Id.nullable(),
  version: z.number().int().nullable(),
  submittedBy: z.string(),
  submitDate: TimeText.nullable(),
});
export type WaitingRow = z.infer<typeof WaitingRow>;

const OfficeFilter = z.strictObject({
  /** Those with papers that wait, unless a state is asked for. */
  state: z.enum(companyStates).optional(),
  word: text(40).optional(),
});
export type CompanyOfficeFilter = z.infer<typeof OfficeFilter>;
const OfficeQuery = OfficeFilter.extend(paging(20, 50));
export type CompanyOfficeQuery = z.infer<typeof OfficeQuery>;

export const RejectCertification = z.strictObject({
  versionId: Id,
  faults: z
    .array(
      z.strictObject({ field: z.enum(certificationFieldNames as [string, ...string[]]), reason: reasonText('company.reason_required') }),
    )
    .min(1, { error: 'company.reason_required' })
    .max(certificationFieldNames.length),
});
export type RejectCertification = z.infer<typeof RejectCertification>;

const audits = operator({ may: right('operations:audit:decide') });
const Why = z.strictObject({ reason: reasonText('company.reason_required') });

export const companyOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/company/page',
    access: audits,
    summary: 'Companies whose papers wait, the oldest first; or those of a state',
    query: OfficeQuery,
    data: pageOf(WaitingRow),
  }),
  export: exportCall('/operations/company/export', audits, 'Companies whose papers are looked at', OfficeFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/company/{id}',
    access: audits,
    summary: 'One of them: what is in force, what waits, every step',
    data: z.strictObject({ company: CompanyInfo, audit: CompanyAudit }),
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/company/approve/{id}',
    access: audits,
    summary: 'Certifies the version that was looked at',
    body: z.strictObject({ versionId: Id }),
    trail: act('company.certification_approved', 'company'),
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/operations/company/reject/{id}',
    access: audits,
    summary: 'Rejects the version that was looked at, with what is wrong field by field',
    body: RejectCertification,
    trail: act('company.certification_rejected', 'company'),
    data: Nothing,
  }),
  block: call({
    verb: 'POST',
    path: '/operations/company/block/{id}',
    access: audits,
    summary: 'Stops new orders of a certified company',
    body: Why,
    trail: act('company.shut_out', 'company'),
    data: Nothing,
  }),
  unblock: call({
    verb: 'POST',
    path: '/operations/company/unblock/{id}',
    access: audits,
    summary: 'Lets it buy again',
    body: Why,
    trail: act('company.let_in', 'company'),
    data: Nothing,
  }),
};
