import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { applicationStates } from './application.machine.ts';
import { creditStates } from './credit.machine.ts';
import { ApplyCredit, applicationKinds, CreditFigures, holdKinds, LedgerFilter, ledgerTypes } from './credit.rules.ts';

const Count = z.number().int();
const Day = z.iso.date();

export const CreditApplication = z.strictObject({
  id: Id,
  applicationSn: z.string(),
  kind: z.enum(applicationKinds),
  /** What was asked for. */
  amount: Money,
  purpose: z.string(),
  papers: z.array(z.strictObject({ url: z.string(), name: z.string() })),
  decision: z.enum(applicationStates),
  reason: z.string(),
  /** What was given; null as long as nothing is. */
  granted: Money.nullable(),
  termDays: Count.nullable(),
  validTo: Day.nullable(),
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type CreditApplication = z.infer<typeof CreditApplication>;

/** What orders have of the quota. It was frozen when they were placed: what is left is left after them. */
export const CreditTaken = CreditFigures.extend({ own: Money });
export type CreditTaken = z.infer<typeof CreditTaken>;

export const CreditAccount = z.strictObject({
  ...CreditFigures.shape,
  /** Whether orders can be put on it now. */
  activated: Flag,
  state: z.enum(creditStates),
  /** Why it is on hold, was refused or closed. */
  reason: z.string(),
  holdKind: z.enum(holdKinds).nullable(),
  termDays: Count.nullable(),
  validTo: Day.nullable(),
  /** What should have been paid by now. */
  overdue: Money,
  /** What has to be paid within a week, without what is overdue, and the first day of it. */
  due: Money,
  dueDate: Day.nullable(),
  /** Orders for which something is frozen. */
  frozenOrders: Count,
  /** How the limit changed last, where it did. */
  adjusted: z.strictObject({ change: Money, date: TimeText }).nullable(),
  /** How much the reader may order at once; null without a bound. */
  orderLimit: Money.nullable(),
  mayApply: Flag,
  /** The last one handed in, whatever became of it. */
  application: CreditApplication.nullable(),
});
export type CreditAccount = z.infer<typeof CreditAccount>;

/** What a line is of, and where that is found. */
const ledgerSubjects = ['order', 'after_sale', 'application', 'act'] as const;

export const CreditLedgerRow = z.strictObject({
  id: Id,
  date: TimeText,
  type: z.enum(ledgerTypes),
  subject: z.enum(ledgerSubjects),
  bizNo: z.string(),
  orderId: Id.nullable(),
  orderSn: z.string(),
  /** Who brought it about; empty when it followed by itself or was the mall. */
  who: z.string(),
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  remark: z.string(),
  amount: Money,
  /** What it changed of what is left: nothing, where what was frozen became used. */
  change: Money,
  left: Money,
});
export type CreditLedgerRow = z.infer<typeof CreditLedgerRow>;

const LedgerQuery = LedgerFilter.extend(paging(10, 50));
type LedgerQuery = z.infer<typeof LedgerQuery>;

const views = buyer({ may: right('personalCenterBase:procureQuotaSheet:view'), reach: 'company' });
const applies = buyer({ may: right('company:credit:apply') });

export const creditApi = {
  account: call({
    verb: 'GET',
    path: '/portal/credit/account',
    access: views,
    summary: 'The company’s purchase quota: limit, used, frozen, left, what is due, and how far an application is',
    data: CreditAccount,
  }),
  log: call({
    verb: 'GET',
    path: '/portal/credit/log/page',
    access: views,
    summary: 'The ledger of the quota, latest first, as far as the reader’s right goes',
    query: LedgerQuery,
    data: pageOf(CreditLedgerRow),
  }),
  exportLog: exportCall('/portal/credit/log/export', views, 'The ledger of the quota', LedgerFilter),
  applications: call({
    verb: 'GET',
    path: '/portal/credit/application/list',
    access: applies,
    summary: 'What the company applied for and what became of it, the latest twenty',
    data: z.array(CreditApplication),
  }),
  apply: call({
    verb: 'POST',
    path: '/portal/credit/apply',
    access: applies,
    summary: 'Applies for a quota, for more of it, or for a new term; one application at a time',
    body: ApplyCredit,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/credit/withdraw',
    access: applies,
    summary: 'Takes back the application that waits',
    data: Nothing,
  }),
};
