import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Day } from '../kernel/span.ts';
import { projectStates } from './project.machine.ts';
import { AddProject, ChangeBudget, EditProject } from './project.rules.ts';

const Count = z.number().int();

const amounts = { budget: Money, reserved: Money, used: Money, left: Money };
/** How it is shown: warned from 80 % on, used up from 100 % on. */
const standings = ['open', 'warned', 'used_up', 'closed'] as const;
const projectActs = ['edit', 'budget', 'close', 'reopen'] as const;

export const Project = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  startDate: Day,
  endDate: Day,
  managerId: Id,
  managerName: z.string(),
  departmentId: Id.nullable(),
  departmentName: z.string(),
  costCentreId: Id.nullable(),
  /** Code and name, or empty. */
  costCentre: z.string(),
  strict: z.boolean(),
  shownToSeller: z.boolean(),
  state: z.enum(projectStates),
  standing: z.enum(standings),
  ...amounts,
  /** How much of the budget is taken, in percent with one decimal. */
  percent: z.number(),
  /** When the manager was warned. */
  warnedDate: TimeText.nullable(),
  /** Orders that are not received yet. */
  openOrders: Count,
  actions: z.array(z.enum(projectActs)),
});
export type Project = z.infer<typeof Project>;

export const movementKinds = ['start', 'more', 'less', 'reserve', 'release', 'use', 'refund'] as const;
export type MovementKind = (typeof movementKinds)[number];

export const Movement = z.strictObject({
  id: Id,
  kind: z.enum(movementKinds),
  /** What it is about, where it is an order's. */
  orderId: Id.nullable(),
  orderSn: z.string(),
  costCentre: z.string(),
  byName: z.string(),
  reason: z.string(),
  amount: Money,
  /** How what is left changed; "0.00" when what was reserved is used. */
  change: Money,
  left: Money,
  time: TimeText,
});
export type Movement = z.infer<typeof Movement>;

export const ProjectFilter = z.strictObject({
  state: z.enum(projectStates).optional(),
  /** Those of which 80 % and more is taken. */
  attention: z.literal('1').optional(),
  /** In its name or code. */
  word: text(40).optional(),
  departmentId: Id.optional(),
  managerId: Id.optional(),
});
export type ProjectFilter = z.infer<typeof ProjectFilter>;
const ProjectPageQuery = ProjectFilter.extend(paging(10, 50));
export type ProjectPageQuery = z.infer<typeof ProjectPageQuery>;

export const ProjectSum = z.strictObject({
  total: Count,
  open: Count,
  attention: Count,
  closed: Count,
  openOrders: Count,
  /** Of those that are open. */
  ...amounts,
  /** Whether the reader may begin one. */
  mayAdd: z.boolean(),
  departments: z.array(z.strictObject({ id: Id, name: z.string() })),
  managers: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type ProjectSum = z.infer<typeof ProjectSum>;

/** A project that an order can be placed for. What is left is only told to whoever may see the project. */
export const ProjectChoice = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** Where its costs go; empty where it has none. */
  costCentre: z.string(),
  strict: z.boolean(),
  left: Money.nullable(),
  /** The one that the last order was for. */
  last: Flag,
});
export type ProjectChoice = z.infer<typeof ProjectChoice>;

/** What orders have of a project. It was reserved when they were placed: what is left is left after them. */
export const ProjectTaken = z.strictObject({ id: Id, code: z.string(), name: z.string(), costCentre: z.string(), ...amounts, own: Money });
export type ProjectTaken = z.infer<typeof ProjectTaken>;

/** What a project is made of: the company's people, departments and cost centres, as far as the asker may give them one. */
export const ProjectParts = z.strictObject({
  people: z.array(z.strictObject({ id: Id, name: z.string(), departmentName: z.string() })),
  departments: z.array(z.strictObject({ id: Id, name: z.string(), depth: Count })),
  costCentres: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type ProjectParts = z.infer<typeof ProjectParts>;

const view = buyer({ may: right('personalCenterBase:procurementManagement:projectList:view'), reach: 'company' });
const manage = buyer({ may: right('project:manage'), reach: 'company' });

export const projectApi = {
  page: call({
    verb: 'GET',
    path: '/portal/procurement/project/page',
    access: view,
    summary: 'Projects with budget and use, those that must be looked at first',
    query: ProjectPageQuery,
    data: pageOf(Project),
  }),
  sum: call({
    verb: 'GET',
    path: '/portal/procurement/project/sum',
    access: view,
    summary: 'How many projects there are of each kind, and the budgets of those that are open',
    data: ProjectSum,
  }),
  choices: call({
    verb: 'GET',
    path: '/portal/procurement/project/choices',
    access: buyer({ may: right('order:buy') }),
    summary: 'The projects that the asker can place an order for now',
    data: z.array(ProjectChoice),
  }),
  parts: call({
    verb: 'GET',
    path: '/portal/procurement/project/parts',
    access: manage,
    summary: 'People, departments and cost centres that a project can have',
    data: ProjectParts,
  }),
  export: call({
    verb: 'GET',
    path: '/portal/procurement/project/export',
    access: view,
    summary: 'The projects of a filter as xlsx',
    query: ProjectFilter,
    data: Nothing,
    answer: 'file',
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/procurement/project/{id}',
    access: view,
    summary: 'One project',
    data: Project,
  }),
  movements: call({
    verb: 'GET',
    path: '/portal/procurement/project/{id}/movement/page',
    access: view,
    summary: 'What moved its budget, the latest first',
    query: z.strictObject({ kind: z.enum(movementKinds).optional(), ...paging(10, 50) }),
    data: pageOf(Movement),
  }),
  exportMovements: call({
    verb: 'GET',
    path: '/portal/procurement/project/{id}/movement/export',
    access: view,
    summary: 'What moved its budget, as xlsx',
    data: Nothing,
    answer: 'file',
  }),
  add: call({
    verb: 'POST',
    path: '/portal/procurement/project',
    access: manage,
    summary: 'Begins a project with its budget',
    body: AddProject,
    data: z.strictObject({ id: Id }),
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/procurement/project',
    access: manage,
    summary: 'Changes what a project is; its budget has a call of its own',
    body: EditProject,
    data: Nothing,
  }),
  changeBudget: call({
    verb: 'POST',
    path: '/portal/procurement/project/{id}/budget',
    access: manage,
    summary: 'Gives a project more budget, or less',
    body: ChangeBudget,
    data: Nothing,
  }),
  close: call({
    verb: 'POST',
    path: '/portal/procurement/project/{id}/close',
    access: manage,
    summary: 'Closes a project of which nothing is on its way',
    data: Nothing,
  }),
  reopen: call({
    verb: 'POST',
    path: '/portal/procurement/project/{id}/reopen',
    access: manage,
    summary: 'Opens a closed project again',
    data: Nothing,
  }),
};
