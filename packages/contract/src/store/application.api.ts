import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { CertificationShown } from '../company/certification.api.ts';
import { exportCall } from '../download/export-call.ts';
import { applicant, operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { applicationEvents, applicationStates } from './application.machine.ts';
import { ApplicationDraft, ApplicationFields, faultPlaces } from './application.rules.ts';
import { qualificationKinds } from './qualification-kinds.ts';

const places = faultPlaces as unknown as [string, ...string[]];

/** As it was handed in, with where it is and what the classes are called. */
const ApplicationShown = z.strictObject({
  ...CertificationShown.omit({ industry: true, papers: true, licenceName: true, bankChecked: true }).shape,
  storeName: z.string(),
  kind: z.enum(['third', 'cross']),
  licenceUntil: z.string(),
  qualifications: ApplicationFields.shape.qualifications,
  classes: z.array(Id),
  classNames: z.array(z.string()),
});
export type ApplicationShown = z.infer<typeof ApplicationShown>;

const ApplicationVersion = z.strictObject({
  id: Id,
  version: z.number().int(),
  decision: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
  fields: ApplicationShown,
  faults: z.array(z.strictObject({ field: z.enum(places), reason: z.string() })),
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type ApplicationVersion = z.infer<typeof ApplicationVersion>;

const Step = z.strictObject({
  event: z.enum(applicationEvents),
  who: z.enum(['seller', 'operator', 'system']),
  name: z.string(),
  reason: z.string(),
  date: TimeText,
});

/** How far a registration is. */
const Application = z.strictObject({
  /** What both sides name it by; empty before anything was handed in. */
  sn: z.string(),
  state: z.enum(applicationStates),
  storeId: Id.nullable(),
  storeName: z.string(),
  /** The last version handed in, whatever became of it. */
  latest: ApplicationVersion.nullable(),
  steps: z.array(Step),
  /** How often papers can still be handed in today. */
  left: z.number().int(),
});
export type Application = z.infer<typeof Application>;

const OwnApplication = Application.extend({
  applicant: z.strictObject({ name: z.string(), mobile: z.string() }),
  /** What is filled in and not handed in yet. */
  draft: z.strictObject({ fields: ApplicationDraft, saveDate: TimeText }).nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** What the mall asks of who wants to sell in a class of the second level. */
const ClassTerm = z.strictObject({
  classId: Id,
  name: z.string(),
  topName: z.string(),
  needs: z.array(z.enum(qualificationKinds)),
  deposit: Money,
  /** Of what is sold: '2.5%'. */
  feeRate: z.string(),
});
export type ClassTerm = z.infer<typeof ClassTerm>;

export const applicationApi = {
  own: call({
    verb: 'GET',
    path: '/seller/registration',
    access: applicant,
    summary: 'How far the own registration is: state, what was handed in last, every step, what is filled in',
    data: OwnApplication,
  }),
  terms: call({
    verb: 'GET',
    path: '/seller/registration/terms',
    access: applicant,
    summary: 'The classes one can sell in, and what each asks for',
    data: z.array(ClassTerm),
  }),
  keepDraft: call({
    verb: 'POST',
    path: '/seller/registration/draft',
    access: applicant,
    summary: 'Keeps what is filled in so far',
    body: ApplicationDraft,
    data: z.strictObject({ saveDate: TimeText }),
  }),
  submit: call({
    verb: 'POST',
    path: '/seller/registration/submit',
    access: applicant,
    summary: 'Hands the papers in for the first time, or again after they came back',
    body: ApplicationFields,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/registration/withdraw',
    access: applicant,
    summary: 'Takes back what waits for the mall',
    data: Nothing,
  }),
};

const ApplicationRow = z.strictObject({
  id: Id,
  sn: z.string(),
  companyName: z.string(),
  storeName: z.string(),
  unifiedCode: z.string(),
  state: z.enum(applicationStates),
  versionId: Id.nullable(),
  version: z.number().int(),
  submitDate: TimeText.nullable(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

const ApplicationFilter = z.strictObject({
  /** Those that wait, unless a state is asked for. */
  state: z.enum(applicationStates).optional(),
  word: text(40).optional(),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;
const ApplicationOfficeQuery = ApplicationFilter.extend(paging(20, 50));
export type ApplicationOfficeQuery = z.infer<typeof ApplicationOfficeQuery>;

const GiveBack = z.strictObject({
  versionId: Id,
  faults: z
    .array(z.strictObject({ field: z.enum(places), reason: reasonText('store.reason_required') }))
    .min(1, { error: 'store.reason_required' })
    .max(places.length),
});
export type GiveBack = z.infer<typeof GiveBack>;

const audits = operator({ may: right('operations:audit:decide') });

export const applicationOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/registration/page',
    access: audits,
    summary: 'Registrations of sellers that wait, the oldest first; or those of a state',
    query: ApplicationOfficeQuery,
    data: pageOf(ApplicationRow),
  }),
  export: exportCall('/operations/registration/export', audits, 'Registrations of sellers', ApplicationFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/registration/{id}',
    access: audits,
    summary: 'One of them: what was handed in, what was handed in before, every step',
    data: z.strictObject({
      application: Application,
      /** The version before the last one, to compare with. */
      before: ApplicationVersion.nullable(),
      terms: z.array(ClassTerm),
    }),
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/registration/approve/{id}',
    access: audits,
    summary: 'Opens the store of the version that was looked at; who registered owns it',
    body: z.strictObject({ versionId: Id }),
    trail: act('store.registration_approved', 'store_application'),
    data: Nothing,
  }),
  giveBack: call({
    verb: 'POST',
    path: '/operations/registration/reject/{id}',
    access: audits,
    summary: 'Gives the version that was looked at back, with what is wrong field by field',
    body: GiveBack,
    trail: act('store.registration_returned', 'store_application'),
    data: Nothing,
  }),
};
