import * as z from 'zod';
import { Id, TimeText } from '../kernel/fields.ts';
import { nodeModes } from './approval.rules.ts';
import { RequestChange } from './correction.rules.ts';
import { requestStates, taskStates } from './request.machine.ts';

const Count = z.number().int();

export const approvalChannels = ['local', 'oa'] as const;

/** Where a request stands, as its order says it too. */
export const ApprovalStanding = z.strictObject({
  requestId: Id,
  state: z.enum(requestStates),
  channel: z.enum(approvalChannels),
  /** It should be decided outside, and could not be sent there: nobody has it until it is sent again or taken back. */
  unsent: z.boolean(),
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
