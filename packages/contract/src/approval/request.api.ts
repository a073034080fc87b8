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
import { AddSigner, Approve, DecideMany, Delegate, Reject, RequestQuery, requestTabs, Transfer, Withdraw } from './approval.rules.ts';
import { bizTypes } from './biz-type.ts';
import { RequestChange } from './correction.rules.ts';
import { Delegation } from './delegation.ts';
import { ApprovalPerson } from './process.api.ts';
import { requestActions } from './request.machine.ts';
import { ApprovalStanding, RequestStep, TraceNode } from './request-trace.ts';

const Count = z.number().int();

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
  /** The one that takes its place, once it was submitted again. */
  nextId: Id.nullable(),
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
