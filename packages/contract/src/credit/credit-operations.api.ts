import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { CreditApplication, CreditLedgerRow } from './credit.api.ts';
import { creditEvents, creditStates } from './credit.machine.ts';
import {
  AccountFilter,
  AdjustCredit,
  ApplicationFilter,
  ApproveCredit,
  ConfirmCreditAct,
  CreditFigures,
  CreditWhy,
  creditActKinds,
  holdKinds,
  LedgerFilter,
  RepayCredit,
  WriteOffCredit,
} from './credit.rules.ts';
import { creditActStates } from './credit-act.machine.ts';

const Count = z.number().int();
const Day = z.iso.date();

/** Something that moves a quota: as one person entered it, and who confirmed it. */
export const CreditAct = z.strictObject({
  id: Id,
  actSn: z.string(),
  kind: z.enum(creditActKinds),
  state: z.enum(creditActStates),
  /** The limit that is to hold, or the sum that is taken off what is owed. */
  amount: Money,
  termDays: Count.nullable(),
  validTo: Day.nullable(),
  proof: z.string(),
  reason: z.string(),
  enteredBy: z.string(),
  enterDate: TimeText,
  endedBy: z.string(),
  endDate: TimeText.nullable(),
  endReason: z.string(),
  /** The reader entered it himself, so that somebody else confirms it. */
  ownEntry: z.boolean(),
});
export type CreditAct = z.infer<typeof CreditAct>;

export const CreditAccountRow = z.strictObject({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  state: z.enum(creditStates),
  holdKind: z.enum(holdKinds).nullable(),
  ...CreditFigures.shape,
  overdue: Money,
  termDays: Count.nullable(),
  validTo: Day.nullable(),
  /** How many acts wait for a second person. */
  second: Count,
});
export type CreditAccountRow = z.infer<typeof CreditAccountRow>;

const creditActions = ['adjust', 'repay', 'writeOff', 'hold', 'release', 'close'] as const;

export const CreditAccountCase = z.strictObject({
  ...CreditAccountRow.shape,
  unifiedCode: z.string(),
  reason: z.string(),
  due: Money,
  dueDate: Day.nullable(),
  /** Above so much two people are needed. */
  fourEyes: Money,
  acts: z.array(CreditAct),
  ledger: z.array(CreditLedgerRow),
  steps: z.array(z.strictObject({ id: Id, event: z.enum(creditEvents), who: z.string(), reason: z.string(), date: TimeText })),
  actions: z.array(z.enum(creditActions)),
});
export type CreditAccountCase = z.infer<typeof CreditAccountCase>;

export const CreditApplicationRow = CreditApplication.omit({ papers: true, purpose: true }).extend({
  companyId: Id,
  companyName: z.string(),
  /** It was agreed to and waits for a second person. */
  second: z.boolean(),
});
export type CreditApplicationRow = z.infer<typeof CreditApplicationRow>;

export const CreditApplicationCase = CreditApplication.extend({
  companyId: Id,
  companyName: z.string(),
  unifiedCode: z.string(),
  certifiedDate: TimeText.nullable(),
  accountId: Id,
  state: z.enum(creditStates),
  figures: CreditFigures,
  overdue: Money,
  /** What the company bought in twelve months, and how many orders that were. */
  bought: Money,
  orders: Count,
  fourEyes: Money,
  /** What one person agreed to and another has to confirm. */
  act: CreditAct.nullable(),
  before: z.array(CreditApplication.omit({ papers: true })),
});
export type CreditApplicationCase = z.infer<typeof CreditApplicationCase>;

const views = operator({ may: right('operations:credit:view') });
const decides = operator({ may: right('operations:credit:decide') });
const Waits = z.strictObject({ waits: z.boolean() });
const ApplicationQuery = ApplicationFilter.extend(paging(20, 50));
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;
const AccountQuery = AccountFilter.extend(paging(20, 50));
export type AccountQuery = z.infer<typeof AccountQuery>;

export const creditOperationsApi = {
  applications: call({
    verb: 'GET',
    path: '/operations/credit/application/page',
    access: views,
    summary: 'Applications for a purchase quota: those that wait, the oldest first; or those of a decision',
    query: ApplicationQuery,
    data: pageOf(CreditApplicationRow),
  }),
  application: call({
    verb: 'GET',
    path: '/operations/credit/application/{id}',
    access: views,
    summary: 'One of them, with its papers and what the company bought so far',
    data: CreditApplicationCase,
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/credit/application/approve/{id}',
    access: decides,
    summary: 'Gives a limit for a term; above the limit of one person it waits for another',
    body: ApproveCredit,
    trail: act('credit.approved', 'credit_application'),
    data: Waits,
  }),
  reject: call({
    verb: 'POST',
    path: '/operations/credit/application/reject/{id}',
    access: decides,
    summary: 'Refuses an application, with the reason',
    body: CreditWhy,
    trail: act('credit.rejected', 'credit_application'),
    data: Nothing,
  }),
  accounts: call({
    verb: 'GET',
    path: '/operations/credit/account/page',
    access: views,
    summary: 'Purchase quotas, those with the most overdue first',
    query: AccountQuery,
    data: pageOf(CreditAccountRow),
  }),
  exportAccounts: exportCall('/operations/credit/account/export', views, 'Purchase quotas', AccountFilter),
  account: call({
    verb: 'GET',
    path: '/operations/credit/account/{id}',
    access: views,
    summary: 'One of them with its ledger, what was entered, and every step',
    data: CreditAccountCase,
  }),
  log: call({
    verb: 'GET',
    path: '/operations/credit/account/log/{id}',
    access: views,
    summary: 'The ledger of a quota, latest first',
    query: LedgerFilter.extend(paging(20, 50)),
    data: pageOf(CreditLedgerRow),
  }),
  adjust: call({
    verb: 'POST',
    path: '/operations/credit/account/adjust/{id}',
    access: decides,
    summary:
      'Another limit; it may be below what is used, and then nothing new is ordered. Above the limit of one person it waits for another',
    body: AdjustCredit,
    trail: act('credit.adjusted', 'credit_account'),
    data: Waits,
  }),
  repay: call({
    verb: 'POST',
    path: '/operations/credit/account/repay/{id}',
    access: decides,
    summary: 'Books a transfer that came in for what is owed; above the limit of one person it waits for another',
    body: RepayCredit,
    trail: act('credit.repaid', 'credit_account'),
    data: Waits,
  }),
  writeOff: call({
    verb: 'POST',
    path: '/operations/credit/account/writeOff/{id}',
    access: decides,
    summary: 'Gives up what will not be paid any more; above the limit of one person it waits for another',
    body: WriteOffCredit,
    trail: act('credit.written_off', 'credit_account'),
    data: Waits,
  }),
  confirm: call({
    verb: 'POST',
    path: '/operations/credit/act/confirm/{id}',
    access: decides,
    summary: 'Confirms with the second factor what somebody else has entered',
    body: ConfirmCreditAct,
    trail: act('credit.act_confirmed', 'credit_act'),
    data: Nothing,
  }),
  return: call({
    verb: 'POST',
    path: '/operations/credit/act/return/{id}',
    access: decides,
    summary: 'Gives back what somebody entered, or takes the own entry back',
    body: CreditWhy,
    trail: act('credit.act_returned', 'credit_act'),
    data: Nothing,
  }),
  hold: call({
    verb: 'POST',
    path: '/operations/credit/account/hold/{id}',
    access: decides,
    summary: 'Stops new orders on a quota; the company reads why',
    body: CreditWhy,
    trail: act('credit.held', 'credit_account'),
    data: Nothing,
  }),
  release: call({
    verb: 'POST',
    path: '/operations/credit/account/release/{id}',
    access: decides,
    summary: 'Lets orders on it again',
    body: CreditWhy,
    trail: act('credit.released', 'credit_account'),
    data: Nothing,
  }),
  close: call({
    verb: 'POST',
    path: '/operations/credit/account/close/{id}',
    access: decides,
    summary: 'Ends a quota of which nothing is used or frozen',
    body: CreditWhy,
    trail: act('credit.account_closed', 'credit_account'),
    data: Nothing,
  }),
};
