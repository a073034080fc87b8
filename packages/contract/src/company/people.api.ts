import * as z from 'zod';
import { Mobile } from '../account/account.rules.ts';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { BindFields, EditFields, GiveFields, MoveFields, PersonFields, personStates, RoleFields } from './people.rules.ts';

const RoleName = z.strictObject({ id: Id, name: z.string() });

export const Person = z.strictObject({
  /** Of the member; of the invitation while that is all there is. */
  id: Id,
  invited: z.boolean(),
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  departmentId: Id.nullable(),
  departmentName: z.string(),
  title: z.string(),
  isHead: z.boolean(),
  isSelf: z.boolean(),
  roles: z.array(RoleName),
  limit: Money.nullable(),
  orderLimit: Money.nullable(),
  /** Ordered since the month began. */
  spent: Money,
  state: z.enum(personStates),
  /** Nobody else could run the company's accounts. */
  onlyAdministrator: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** A role, and whether the asker may give it. */
const GivenRole = RoleName.extend({ key: z.string(), mayGive: z.boolean() });

const Open = z.strictObject({ orders: z.int(), afterSales: z.int() });

const ReportLine = z.strictObject({
  /** As the sheet counts them; the head is 1. */
  row: z.int(),
  name: z.string(),
  mobile: z.string(),
  departmentName: z.string(),
  roleNames: z.string(),
  /** `same`: all that it says is so already. */
  result: z.enum(['invited', 'updated', 'same', 'wrong']),
  /** What is wrong with it, in the reader's language. */
  reason: z.string(),
});
export type ReportLine = z.infer<typeof ReportLine>;
const Report = z.strictObject({
  rows: z.int(),
  invited: z.int(),
  updated: z.int(),
  same: z.int(),
  wrong: z.int(),
  ms: z.int(),
  lines: z.array(ReportLine),
});
export type ImportReport = z.infer<typeof Report>;

/** The last import that had bad lines, as long as its file is kept. */
const KeptReport = Report.omit({ lines: true }).extend({
  /** Of the file with the bad lines, in the download centre. */
  downloadId: Id,
  fileName: z.string(),
  time: TimeText,
  /** The bad lines. */
  lines: z.array(ReportLine),
});
export type KeptReport = z.infer<typeof KeptReport>;

const view = buyer({ may: right('personalCenterBase:enterpriseAccountManagement:view'), reach: 'company' });
const manage = buyer({ may: right('company:people:manage'), reach: 'company' });
const manageAll = buyer({ may: right('company:people:manage') });

export const peopleApi = {
  page: call({
    verb: 'GET',
    path: '/portal/member/page',
    access: view,
    summary: 'The sub-accounts of the company, those who are invited too; of a department with those below it',
    query: z.strictObject({
      ...paging(10),
      word: text(40).optional(),
      deptId: Id.optional(),
      /** `0`: of the department itself, without those below it. */
      below: z.enum(['0', '1']).default('1'),
      roleId: Id.optional(),
      state: z.enum(personStates).optional(),
    }),
    data: pageOf(Person).extend({ people: z.int(), enabled: z.int() }),
  }),
  roles: call({
    verb: 'GET',
    path: '/portal/member/role/{id}',
    access: view,
    summary: 'The roles of one sub-account',
    data: z.array(RoleName),
  }),
  roleList: call({
    verb: 'GET',
    path: '/portal/memberdept/selectRolesList',
    access: view,
    summary: 'The roles that the company can give, and which of them the asker may',
    data: z.array(GivenRole),
  }),
  sendCode: call({
    verb: 'POST',
    path: '/portal/member/bindChild/code',
    access: manageAll,
    summary: 'Texts a code to the mobile of whoever is to be bound',
    body: z.strictObject({ mobile: Mobile }),
    data: z.strictObject({ seconds: z.int() }),
  }),
  bindChild: call({
    verb: 'POST',
    path: '/portal/member/bindChild',
    access: manage,
    summary: 'Binds somebody who told the code that was texted to him',
    body: BindFields,
    data: z.strictObject({ id: Id }),
  }),
  invite: call({
    verb: 'POST',
    path: '/portal/member/invite',
    access: manage,
    summary: 'Invites somebody, who accepts it himself',
    body: PersonFields,
    data: z.strictObject({ id: Id }),
  }),
  inviteAgain: call({
    verb: 'POST',
    path: '/portal/member/invite/again/{id}',
    access: manage,
    summary: 'Texts an invitation once more',
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/member/invite/withdraw/{id}',
    access: manage,
    summary: 'Withdraws an invitation',
    data: Nothing,
  }),
  edit: call({
    verb: 'POST',
    path: '/portal/member/editChild',
    access: manage,
    summary: 'Changes department, title and order limits of a sub-account',
    body: EditFields,
    data: Nothing,
  }),
  moveTo: call({
    verb: 'POST',
    path: '/portal/member/moveTo',
    access: manage,
    summary: 'Puts sub-accounts into a department, all of them or none',
    body: MoveFields,
    data: z.strictObject({ moved: z.int() }),
  }),
  giveRole: call({
    verb: 'POST',
    path: '/portal/member/giveRole',
    access: manage,
    summary: 'Gives sub-accounts one role more, all of them or none',
    body: GiveFields,
    data: z.strictObject({ given: z.int() }),
  }),
  takeRole: call({
    verb: 'POST',
    path: '/portal/member/takeRole',
    access: manage,
    summary: 'Takes one role from a sub-account that has others',
    body: z.strictObject({ id: Id, roleId: Id }),
    data: Nothing,
  }),
  editRole: call({
    verb: 'POST',
    path: '/portal/member/editRole',
    access: manage,
    summary: 'Gives a sub-account these roles and no others',
    body: RoleFields,
    data: Nothing,
  }),
  updateState: call({
    verb: 'POST',
    path: '/portal/member/updateState/{id}',
    access: manage,
    summary: 'Disables a sub-account, which ends its sessions, or enables it again',
    body: z.strictObject({ state: z.enum(['enabled', 'disabled']) }),
    data: Nothing,
  }),
  open: call({
    verb: 'GET',
    path: '/portal/member/openOf/{id}',
    access: view,
    summary: 'What of a sub-account is still open and would go to a colleague',
    data: Open,
  }),
  unbind: call({
    verb: 'POST',
    path: '/portal/member/unbind/{id}',
    access: manage,
    summary: 'Lets a sub-account go; what is open of it goes to the colleague named',
    body: z.strictObject({ heirId: Id.nullable() }),
    data: Nothing,
  }),
  template: call({
    verb: 'GET',
    path: '/portal/member/import/template',
    access: manageAll,
    summary: 'The sheet to fill for an import of people',
    data: z.unknown(),
    answer: 'file',
  }),
  import: call({
    verb: 'POST',
    path: '/portal/member/import',
    access: manage,
    summary: 'Invites or updates people from a sheet, line by line: good lines stand, bad ones are named',
    bodyKind: 'multipart',
    data: Report,
  }),
  lastImport: call({
    verb: 'GET',
    path: '/portal/member/import/last',
    access: manageAll,
    summary: 'The own last import that had bad lines, while the file with them is kept',
    data: KeptReport.nullable(),
  }),
};

const Invitation = z.strictObject({
  id: Id,
  companyName: z.string(),
  invitedBy: z.string(),
  departmentName: z.string(),
  roles: z.array(z.string()),
});

/** For whoever is invited. */
export const invitationApi = {
  mine: call({
    verb: 'GET',
    path: '/portal/member/invite/mine',
    access: buyer(),
    summary: 'Invitations of companies that wait for the asker',
    data: z.array(Invitation),
  }),
  accept: call({
    verb: 'POST',
    path: '/portal/member/invite/accept/{id}',
    access: buyer(),
    summary: 'Joins the company that invited',
    data: Nothing,
  }),
  decline: call({
    verb: 'POST',
    path: '/portal/member/invite/decline/{id}',
    access: buyer(),
    summary: 'Declines an invitation',
    data: Nothing,
  }),
};
