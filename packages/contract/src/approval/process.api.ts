import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { ApprovalNode, Condition, namedFields, nodeModes, SaveNodes, SaveProcess, TrialRun, UpdateProcess } from './approval.rules.ts';
import { bizTypes } from './biz-type.ts';
import { processStatuses } from './process.machine.ts';

const Count = z.number().int();

export const ApprovalPerson = z.strictObject({
  memberId: Id,
  name: z.string(),
  departmentName: z.string(),
  title: z.string(),
  isHead: z.boolean(),
  /** Enabled, of this company, and allowed to decide; others are passed over. */
  mayApprove: z.boolean(),
});
export type ApprovalPerson = z.infer<typeof ApprovalPerson>;

const shown = {
  id: Id,
  /** The company that it belongs to. */
  parentId: Id,
  /** Who changed it last. */
  nickName: z.string(),
  /** Nothing: the company's own, for whoever has none nearer. */
  deptId: Id.nullable(),
  deptName: z.string(),
  name: z.string(),
  /** What it is asked for. */
  bizType: z.enum(bizTypes),
  status: z.enum(processStatuses),
  /** The version in force, or the last one that was; 0: none yet. */
  version: Count,
  /** The version that was begun and is not in force. */
  draftVersion: Count.nullable(),
  nodeCount: Count,
  /** Requests that are under way by it, whatever version. */
  running: Count,
  updateDate: TimeText,
};

export const ProcessSummary = z.strictObject(shown);
export type ProcessSummary = z.infer<typeof ProcessSummary>;

/** A node with those whom it names now. */
export const NodeShown = ApprovalNode.extend({
  people: z.array(ApprovalPerson),
  roleName: z.string(),
  /** Why a process with it cannot be enabled, in the reader's words; empty when it can. */
  fault: z.string(),
});
export type NodeShown = z.infer<typeof NodeShown>;

const Names = z.record(Id, z.string());

export const ProcessDetail = z.strictObject({
  ...shown,
  match: z.enum(['all', 'any']),
  conditions: z.array(Condition),
  /** Of the version that is asked for; otherwise of the draft where there is one, or of what is in force. */
  nodes: z.array(NodeShown),
  /** What the ids in conditions are called. */
  names: z.record(z.enum(namedFields), Names),
  versions: z.array(
    z.strictObject({ version: Count, state: z.enum(['draft', 'live', 'past']), byName: z.string(), date: TimeText, running: Count }),
  ),
});
export type ProcessDetail = z.infer<typeof ProcessDetail>;

/** One stop on the way of an order, before it is sent off. */
export const PlannedStep = z.strictObject({
  name: z.string(),
  mode: z.enum(nodeModes),
  /** passed: by the system, within the requester's own limit. nobody: no one could decide here, and the order would be refused. */
  outcome: z.enum(['decides', 'skipped', 'passed', 'nobody']),
  people: z.array(ApprovalPerson),
  /** Whether it went to a head or an administrator, because the requester himself was the only one. */
  passedOn: z.boolean(),
});
export type PlannedStep = z.infer<typeof PlannedStep>;

/** A process that fits an order, with the way that it would go. */
export const ApprovalPlan = z.strictObject({
  processId: Id,
  name: z.string(),
  deptName: z.string(),
  version: Count,
  steps: z.array(PlannedStep),
  /** The company's own office system decides. */
  outside: z.boolean(),
});
export type ApprovalPlan = z.infer<typeof ApprovalPlan>;

/** Why an order would not go by a process: not of its department, not of its conditions (those that do not hold), by none of its nodes, or by others before it. */
export const TrialUnfit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('department') }),
  z.strictObject({ kind: z.literal('conditions'), match: z.enum(['all', 'any']), conditions: z.array(Condition) }),
  z.strictObject({ kind: z.literal('nodes') }),
  z.strictObject({ kind: z.literal('others'), names: z.array(z.string()) }),
]);
export type TrialUnfit = z.infer<typeof TrialUnfit>;

const seeing = right('personalCenterBase:processBase:processIndex:view');
const see = buyer({ may: seeing, reach: 'company' });
/** What is nobody's in particular. */
const seeOwn = buyer({ may: seeing });
/** Whom a company has decide is the whole company's business. */
const design = buyer({ may: right('approval:design'), least: 'company' });

export const processApi = {
  detail: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/{id}',
    access: see,
    summary: 'An approval process of the own company with its nodes, or as one of its versions has them',
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    data: ProcessDetail,
  }),
  page: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/page',
    access: see,
    summary: 'The approval processes of the own company: its own first, then by department',
    query: z.strictObject({
      ...paging(20),
      word: text(30).optional(),
      deptId: Id.optional(),
      status: z.enum(processStatuses).optional(),
    }),
    data: pageOf(ProcessSummary),
  }),
  byDept: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getByDeptId',
    access: see,
    summary: 'The processes of a department, and from where those come that are in force for it; those alone that the asker sees',
    query: z.strictObject({ deptId: Id }),
    data: z.strictObject({
      own: z.array(ProcessSummary),
      inForce: z.array(ProcessSummary),
      level: z.enum(['own', 'above', 'company', 'none']),
    }),
  }),
  byName: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getByName',
    access: see,
    summary: 'Processes whose name has these words in it',
    query: z.strictObject({ name: text(30, 1) }),
    data: z.array(ProcessSummary),
  }),
  companies: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getCompanyByParentId',
    access: seeOwn,
    summary: 'The own company and those that belong to it, or those that belong to one of these',
    query: z.strictObject({ parentId: Id.optional() }),
    data: z.array(z.strictObject({ id: Id, name: z.string(), parentId: Id.nullable() })),
  }),
  members: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getMembers',
    access: see,
    summary: 'Colleagues of a department and those below it, or of all, and whether they may decide',
    query: z.strictObject({ deptId: Id.optional(), word: text(40).optional() }),
    data: z.array(ApprovalPerson),
  }),
  roles: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getRoles',
    access: seeOwn,
    summary: 'Roles that a node can name, and how many of their holders may decide',
    data: z.array(z.strictObject({ roleId: Id, name: z.string(), people: Count })),
  }),
  projects: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/getProjects',
    access: design,
    summary: 'Projects of the company that a condition can name, those that are open first',
    query: z.strictObject({ word: text(40).optional() }),
    data: z.array(z.strictObject({ id: Id, code: z.string(), name: z.string() })),
  }),
  save: call({
    verb: 'POST',
    path: '/portal/procureapprovalprocess/save',
    access: design,
    summary: 'Begins a process, as a draft',
    body: SaveProcess,
    data: z.strictObject({ id: Id }),
  }),
  saveNodes: call({
    verb: 'POST',
    path: '/portal/procureapprovalprocess/saveNodes',
    access: design,
    summary: 'Writes the draft of a process; one that is in force stays so until the draft is enabled',
    body: SaveNodes,
    data: z.strictObject({ version: Count }),
  }),
  update: call({
    verb: 'PUT',
    path: '/portal/procureapprovalprocess',
    access: design,
    summary: 'Gives a process another name or department',
    body: UpdateProcess,
    data: Nothing,
  }),
  updateStatus: call({
    verb: 'POST',
    path: '/portal/procureapprovalprocess/updateStatus',
    access: design,
    summary: 'Puts the draft of a process into force, or takes a process out of it',
    body: z.strictObject({ id: Id, status: z.enum(['enabled', 'disabled']) }),
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/procureapprovalprocess',
    access: design,
    summary: 'Removes a process that is not enabled',
    body: z.strictObject({ id: Id }),
    data: Nothing,
  }),
  trial: call({
    verb: 'POST',
    path: '/portal/procureapprovalprocess/trial',
    access: see,
    summary: 'To whom an order of a colleague would go; nothing is written',
    body: TrialRun,
    data: z.strictObject({ plan: ApprovalPlan.nullable(), unfit: TrialUnfit.nullable() }),
  }),
  setting: call({
    verb: 'GET',
    path: '/portal/procureapprovalprocess/setting',
    access: seeOwn,
    summary: 'Up to which amount who is alone on a node passes it himself, and whether requests go to the office-automation system',
    data: z.strictObject({ selfLimit: Money, oaSwitch: z.boolean() }),
  }),
  saveSetting: call({
    verb: 'PUT',
    path: '/portal/procureapprovalprocess/setting',
    access: design,
    summary: 'Changes that amount',
    body: z.strictObject({ selfLimit: Money }),
    data: Nothing,
  }),
};
