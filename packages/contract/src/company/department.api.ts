import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { DepartmentCode, DepartmentName } from './people.rules.ts';

const Head = z.strictObject({ id: Id, name: z.string() });

export type DepartmentNode = {
  id: string;
  parentId: string | null;
  name: string;
  code: string;
  head: { id: string; name: string } | null;
  people: number;
  peopleBelow: number;
  closed: boolean;
  mergedInto: string | null;
  spent: Money;
  units: string[];
  costCentres: string[];
  children: DepartmentNode[];
};
const DepartmentNode: z.ZodType<DepartmentNode> = z.strictObject({
  id: Id,
  parentId: Id.nullable(),
  name: z.string(),
  code: z.string(),
  head: Head.nullable(),
  /** Its own people, and those of the ones below it as well. */
  people: z.int(),
  peopleBelow: z.int(),
  closed: z.boolean(),
  /** The department that took in what this one had. */
  mergedInto: z.string().nullable(),
  /** Ordered since the month began, with those below it. */
  spent: Money,
  units: z.array(z.string()),
  costCentres: z.array(z.string()),
  get children() {
    return z.array(DepartmentNode);
  },
});

/** What a move changes of who sees whose orders. */
const Sight = z.strictObject({ people: z.int(), orders: z.int(), loses: z.array(z.string()), gains: z.array(z.string()) });
export type Sight = z.infer<typeof Sight>;

const view = buyer({ may: right('personalCenterBase:enterpriseAccountManagement:view'), reach: 'company' });
const manage = buyer({ may: right('company:structure:manage'), reach: 'company' });
const parentId = Id.nullable();

export const CompanyOrg = z.strictObject({
  id: Id,
  name: z.string(),
  departments: z.int(),
  levels: z.int(),
  people: z.int(),
  units: z.int(),
  costCentres: z.int(),
  roles: z.int(),
});
export type CompanyOrg = z.infer<typeof CompanyOrg>;

export const departmentApi = {
  tree: call({
    verb: 'GET',
    path: '/portal/company/findDeptTree',
    access: view,
    summary: 'The departments as a tree, with heads and people',
    data: z.array(DepartmentNode),
  }),
  org: call({
    verb: 'GET',
    path: '/portal/company/findCompanyOrg',
    access: view,
    summary: 'The company in figures',
    data: CompanyOrg,
  }),
  add: call({
    verb: 'POST',
    path: '/portal/company/dept/add',
    access: manage,
    summary: 'Adds a department',
    body: z.strictObject({ name: DepartmentName, parentId }),
    data: z.strictObject({ id: Id }),
  }),
  rename: call({
    verb: 'POST',
    path: '/portal/company/dept/rename',
    access: manage,
    summary: 'Gives a department another name and code',
    body: z.strictObject({ id: Id, name: DepartmentName, code: DepartmentCode.optional() }),
    data: Nothing,
  }),
  setHead: call({
    verb: 'POST',
    path: '/portal/company/dept/head',
    access: manage,
    summary: 'Names who heads a department, or nobody',
    body: z.strictObject({ id: Id, memberId: Id.nullable() }),
    data: Nothing,
  }),
  sight: call({
    verb: 'GET',
    path: '/portal/company/dept/sight',
    access: view,
    summary: 'Who would lose and who would gain sight of the orders of a department that moves',
    query: z.strictObject({ id: Id, parentId: Id.optional() }),
    data: Sight,
  }),
  move: call({
    verb: 'POST',
    path: '/portal/company/dept/move',
    access: manage,
    summary: 'Puts a department under another, before one of its children or last',
    body: z.strictObject({ id: Id, parentId, beforeId: Id.nullable() }),
    data: Nothing,
  }),
  close: call({
    verb: 'POST',
    path: '/portal/company/dept/close',
    access: manage,
    summary: 'Closes a department that is empty, or merges all that it has into another',
    body: z.strictObject({ id: Id, targetId: Id.nullable() }),
    data: Nothing,
  }),
};
