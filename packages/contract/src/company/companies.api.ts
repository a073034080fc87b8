import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { companyEvents, companyStates } from './company.machine.ts';
import { FreezeCompany, UnfreezeCompany } from './freeze.rules.ts';

const Count = z.number().int();

export const CompanyRow = z.strictObject({
  id: Id,
  name: z.string(),
  unifiedCode: z.string(),
  state: z.enum(companyStates),
  /** People who buy for it, and its orders. */
  people: Count,
  orders: Count,
  /** When it ordered last. */
  orderDate: TimeText.nullable(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

export const CompanyStanding = z.strictObject({
  ...CompanyRow.shape,
  /** Why it is frozen or was not certified; empty otherwise. */
  reason: z.string(),
  stateDate: TimeText.nullable(),
  createDate: TimeText,
  /** Orders that wait for its money, and those on their way. */
  toPay: Count,
  underWay: Count,
  paid: Money,
  /** Who speaks for it; mobiles are masked. */
  administrators: z.array(z.strictObject({ id: Id, name: z.string(), mobile: z.string() })),
  /** What the mall decided of it, the latest first. */
  steps: z.array(z.strictObject({ id: Id, event: z.enum(companyEvents), name: z.string(), reason: z.string(), date: TimeText })),
  /** What the reader may do. `audit`: open its papers. */
  actions: z.array(z.enum(['freeze', 'unfreeze', 'audit'])),
});
export type CompanyStanding = z.infer<typeof CompanyStanding>;

const CompanyFilter = z.strictObject({
  state: z.enum(companyStates).optional(),
  /** In its name, or its code from the beginning. */
  word: text(40).optional(),
});
export type CompanyFilter = z.infer<typeof CompanyFilter>;
const CompaniesQuery = CompanyFilter.extend(paging(20, 50));
export type CompaniesQuery = z.infer<typeof CompaniesQuery>;

const views = operator({ may: right('operations:members:view') });
const manages = operator({ may: right('operations:members:manage') });

/** Companies as the mall deals with them once they are there; their papers are decided on elsewhere. */
export const companiesApi = {
  page: call({
    verb: 'GET',
    path: '/operations/companies/page',
    access: views,
    summary: 'Companies, who ordered last first',
    query: CompaniesQuery,
    data: pageOf(CompanyRow),
  }),
  export: exportCall('/operations/companies/export', views, 'Companies', CompanyFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/companies/{id}',
    access: views,
    summary: 'One of them: who speaks for it, its orders, and what the mall decided',
    data: CompanyStanding,
  }),
  freeze: call({
    verb: 'POST',
    path: '/operations/companies/freeze/{id}',
    access: manages,
    summary: 'Stops a certified company from ordering and paying; what is paid goes on, and its administrators read why',
    body: FreezeCompany,
    trail: act('company.shut_out', 'company'),
    data: Nothing,
  }),
  unfreeze: call({
    verb: 'POST',
    path: '/operations/companies/unfreeze/{id}',
    access: manages,
    summary: 'Lets it buy again',
    body: UnfreezeCompany,
    trail: act('company.let_in', 'company'),
    data: Nothing,
  }),
};
