import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { reason, StuckFilter, StuckQuery, stuckTabs } from './approval.rules.ts';
import { requestStates } from './request.machine.ts';
import { approvalChannels, RequestStep, TraceNode } from './request-trace.ts';

const Count = z.number().int();

const shown = {
  requestId: Id,
  requestNo: z.string(),
  title: z.string(),
  companyName: z.string(),
  requesterName: z.string(),
  amount: Money,
  state: z.enum(requestStates),
  channel: z.enum(approvalChannels),
  /** Why it is here; nothing once it goes on. */
  stuck: z.enum(stuckTabs).nullable(),
  nodeName: z.string(),
  holders: z.array(z.string()),
  startDate: TimeText,
  since: TimeText,
  waitedSeconds: Count,
  dueDate: TimeText.optional(),
};
export const StuckRequest = z.strictObject(shown);
export type StuckRequest = z.infer<typeof StuckRequest>;

export const StuckDetail = z.strictObject({
  ...shown,
  processName: z.string(),
  version: Count,
  nodes: z.array(TraceNode),
  steps: z.array(RequestStep),
  orderSns: z.array(z.string()),
  /** Who would get it. */
  administrators: z.array(z.string()),
});
export type StuckDetail = z.infer<typeof StuckDetail>;

const view = operator({ may: right('operations:approvals:view') });

export const approvalOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/approval/page',
    access: view,
    summary: 'Requests that do not go on by themselves, the longest first',
    query: StuckQuery,
    data: pageOf(StuckRequest).extend({ counts: z.record(z.enum(stuckTabs), Count) }),
  }),
  export: exportCall('/operations/approval/export', view, 'Requests that do not go on', StuckFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/approval/{id}',
    access: view,
    summary: 'One of them with its way',
    data: StuckDetail,
  }),
  toAdministrator: call({
    verb: 'POST',
    path: '/operations/approval/{id}/administrator',
    access: operator({ may: right('operations:approvals:decide') }),
    summary: 'Sends a request on to the administrators of its company, who decide it here',
    body: z.strictObject({ reason }),
    data: Nothing,
    trail: act('approval.sent_to_administrator', 'approval_request'),
  }),
};
