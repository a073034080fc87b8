import * as z from 'zod';
import { right } from '../account/rights.ts';
import { Doer } from '../company/sight.ts';
import { CreditTaken } from '../credit/credit.api.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { payModes } from '../order/order.machine.ts';
import { ProjectTaken } from '../project/project.api.ts';
import {
  AddSigner,
  Approve,
  DecideMany,
  Delegate,
  nodeModes,
  Reject,
  RequestQuery,
  requestTabs,
  Transfer,
  Withdraw,
} from './approval.rules.ts';
import { bizTypes } from './biz-type.ts';
import { RequestChange } from './correction.rules.ts';
import { Delegation } from './delegation.ts';
import { ApprovalPerson } from './process.api.ts';
import { requestActions, requestStates, taskStates } from './request.machine.ts';

const Count = z.number().int();

export const approvalChannels = ['local', 'oa'] as const;

/** Where a request stands, as its order says it too. */
export const ApprovalStanding = z.strictObject({
  requestId: Id,
  state: z.enum(requestStates),
  channel: z.enum(approvalChannels),
  /** The node at which it is, from 1 of those that apply; 0 when none is open. */
  node: Count,
  nodeCount: Count,
  nodeName: z.string(),
  /** Who has it now. */
  holders: z.array(z.string()),
  /** Since when they have it. */
  since: TimeText,
  /** Until when something must happen; only while it waits. */
  dueDate: TimeText.optional(),
  dueSeconds: Count.optional(),
  /** Why it was rejected, returned or withdrawn. */
  reason: z.string(),
  /** Whether the reader has it. */
  mine: z.boolean(),
});
export type ApprovalStanding = z.infer<typeof ApprovalStanding>;

const shown = {
  ...ApprovalStanding.shape,
  requestNo: z.string(),
  title: z.string(),
  requester: Doer,
  bizType: z.enum(bizTypes),
  /** Of orders alone. */
  payMode: z.enum(payModes).nullable(),
  amount: Money,
  /** Kinds of goods. */
  goodsCount: Count,
  storeNames: z.array(z.string()),
  startDate: TimeText,
  waitedSeconds: Count,
  escalated: z.boolean(),
  /** Small enough to be decided with others. */
  bulk: z.boolean(),
  actions: z.array(z.enum(requestActions)),
};
export const RequestSummary = z.strictObject(shown);
export type RequestSummary = z.infer<typeof RequestSummary>;

export const RequestPage = pageOf(RequestSummary).extend({ counts: z.record(z.enum(requestTabs), Count), bulkMost: Money });
export type RequestPage = z.infer<typeof RequestPage>;

export const TraceTask = z.strictObject({
  memberId: Id.nullable(),
  name: z.string(),
  state: z.enum(taskStates),
  /** added: by a holder; escalated, administrator: it went there by itself or was taken. */
  kind: z.enum(['node', 'added', 'escalated', 'administrator']),
  /** Who decided for him while it was delegated. */
  actedBy: z.string(),
  since: TimeText.optional(),
  doneDate: TimeText.optional(),
  reason: z.string(),
});
export const TraceNode = z.strictObject({
  /** From 1 of those that apply; 0 for one that does not. */
  node: Count,
  name: z.string(),
  mode: z.enum(nodeModes),
  state: z.enum(['done', 'open', 'wait', 'skipped', 'cancelled']),
  tasks: z.array(TraceTask),
});
export type TraceNode = z.infer<typeof TraceNode>;

export const RequestStep = z.strictObject({
  event: z.string(),
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  byName: z.string(),
  /** The other one, where it went from one to another. */
  toName: z.string(),
  reason: z.string(),
  /** What the requester corrected before he asked again. */
  changes: z.array(RequestChange),
  at: TimeText,
});
export type RequestStep = z.infer<typeof RequestStep>;

export const ApprovalTrace = z.strictObject({
  ...ApprovalStanding.shape,
  requestNo: z.string(),
  processName: z.string(),
  version: Count,
  nodes: z.array(TraceNode),
  /** Latest first; of those before it, too, that it replaces. */
  steps: z.array(RequestStep),
});
export type ApprovalTrace = z.infer<typeof ApprovalTrace>;

/** What a company is about to sign, for who decides on it. */
export const RequestContract = z.strictObject({
  contractId: Id,
  contractSn: z.string(),
  sellerName: z.string(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  pages: Count,
  terms: z.array(z.strictObject({ title: z.string(), body: z.string() })),
  lines: z.array(
    z.strictObject({ seq: Count, name: z.string(), specName: z.string(), unit: z.string(), num: Count, price: Money, amount: Money }),
  ),
});
export type RequestContract = z.infer<typeof RequestContract>;

const RequestLine = z.strictObject({
  orderGoodsId: Id,
  specName: z.string(),
  attributeLine: z.string(),
  picture: z.string(),
  itemNumber: z.string(),
  num: Count,
  unit: z.string(),
  price: Money,
  amount: Money,
  /** What the company paid for one the last time. */
  lastPrice: Money.optional(),
  /** Pieces that it ordered in the thirty days before, besides. */
  lately: Count,
});

export const RequestDetail = z.strictObject({
  ...shown,
  processName: z.string(),
  version: Count,
  nodes: z.array(TraceNode),
  steps: z.array(RequestStep),
  /** What the requester says to it. */
  word: z.string(),
  /** What he corrected since it was asked for before. */
  changes: z.array(RequestChange),
  hash: z.string(),
  /** The orders are not what they were when it was asked for: nothing can be decided any more. */
  changed: z.boolean(),
  /** What it takes of projects and of the quota; who decides knows it, whatever else he sees of these. */
  projects: z.array(ProjectTaken),
  quota: CreditTaken.nullable(),
  /** What else the requester ordered of the same stores within a day: one purchase in parts stays below a limit. */
  beside: z.strictObject({ count: Count, amount: Money }),
  /** The contract that is asked for; then there are no orders. */
  contract: RequestContract.nullable(),
  receiver: z.string(),
  invoiceTitle: z.string(),
  orders: z.array(
    z.strictObject({
      orderId: Id,
      orderSn: z.string(),
      storeName: z.string(),
      freight: Money,
      amount: Money,
      leaveWord: z.string(),
      lines: z.array(RequestLine),
    }),
  ),
});
export type RequestDetail = z.infer<typeof RequestDetail>;

/** Colleagues far away are seen by whoever has a task of theirs, or looks after their department. */
const see = buyer({ may: right('personalCenterBase:requestBuyApprove:view'), reach: 'company' });
const seeOne = buyer({ may: right('personalCenterBase:requestBuyApproveDetail:view'), reach: 'company' });
const decide = buyer({ may: right('approval:decide') });
const own = buyer({ may: right('personalCenterBase:requestBuyApproveDetail:view') });

export const requestApi = {
  page: call({
    verb: 'GET',
    path: '/portal/approval/request/page',
    access: see,
    summary: 'Purchase requests: to decide, decided, asked for, or all that the reader sees',
    query: RequestQuery,
    data: RequestPage,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/approval/request/{id}',
    access: seeOne,
    summary: 'One request with its orders, its way and what the reader may do',
    data: RequestDetail,
  }),
  people: call({
    verb: 'GET',
    path: '/portal/approval/people',
    access: own,
    summary: 'Colleagues who may decide, to hand on to, to ask as well or to be stood in by',
    query: z.strictObject({ word: text(40).optional() }),
    data: z.array(ApprovalPerson),
  }),
  approve: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/approve',
    access: decide,
    summary: 'Agrees with a request that the asker has',
    body: Approve,
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/reject',
    access: decide,
    summary: 'Rejects it; its orders are cancelled and give back what they held',
    body: Reject,
    data: Nothing,
  }),
  return: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/return',
    access: decide,
    summary: 'Gives it back to the requester, who may submit it again for some days',
    body: Reject,
    data: Nothing,
  }),
  transfer: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/transfer',
    access: decide,
    summary: 'Hands it on to a colleague',
    body: Transfer,
    data: Nothing,
  }),
  addSigner: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/addSigner',
    access: decide,
    summary: 'Has colleagues decide, too, before or after the asker',
    body: AddSigner,
    data: Nothing,
  }),
  remind: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/remind',
    access: own,
    summary: 'Reminds who has the own request',
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/withdraw',
    access: own,
    summary: 'Takes the own request back while nobody has agreed; an administrator may later, too',
    body: Withdraw,
    data: Nothing,
  }),
  takeOver: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/takeOver',
    access: buyer({ may: right('approval:takeOver'), least: 'company' }),
    summary: 'An administrator takes the open node of a request to himself',
    body: z.strictObject({ reason: Approve.shape.reason }),
    data: Nothing,
  }),
  decideMany: call({
    verb: 'POST',
    path: '/portal/approval/request/decide',
    access: decide,
    summary: 'Decides several alike; each is told for itself, and one that cannot be does not keep the others',
    body: DecideMany,
    data: z.array(z.strictObject({ id: Id, done: z.boolean(), msg: z.string() })),
  }),
  delegations: call({
    verb: 'GET',
    path: '/portal/approval/delegation',
    access: decide,
    summary: 'Who stands in for the asker, and when',
    data: z.array(Delegation),
  }),
  delegate: call({
    verb: 'POST',
    path: '/portal/approval/delegation',
    access: decide,
    summary: 'Has a colleague decide for the asker for some days; both can',
    body: Delegate,
    data: z.strictObject({ id: Id }),
  }),
  endDelegation: call({
    verb: 'DELETE',
    path: '/portal/approval/delegation/{id}',
    access: decide,
    summary: 'Ends that',
    data: Nothing,
  }),
};
