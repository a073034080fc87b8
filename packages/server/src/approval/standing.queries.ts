import { requestStates } from '@mall/contract/approval/request.machine.ts';
import type { ApprovalStanding } from '@mall/contract/approval/request-trace.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Given } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';
import { heldBy } from './held-tasks.ts';

/** A row of `standingColumns`. */
export const StandingRow = z.strictObject({
  requestId: Id,
  state: z.enum(requestStates),
  channel: z.enum(['local', 'oa']),
  unsent: z.boolean(),
  node: z.int(),
  nodeCount: z.int(),
  nodeName: z.string(),
  holders: z.array(z.string()),
  since: z.string(),
  dueDate: z.string().nullable(),
  dueSeconds: z.int().nullable(),
  reason: z.string(),
  mine: z.boolean(),
  agreed: z.boolean(),
});
type StandingRow = z.infer<typeof StandingRow>;

const counted = (upto: SQL): SQL =>
  sql`(select count(*)::int from jsonb_array_elements(r.nodes) with ordinality as n(node, nth) where n.node ->> 'outcome' <> 'skipped' and ${upto})`;

/** Since when those have a running request `r` who have it now: who was asked to sign as well, or whose turn came, has it later than the node was opened. */
export const heldSince: SQL = sql`
  coalesce((select min(k.since) from approval_task k where k.request_id = r.id and k.node = r.node and k.state = 'pending'), r.since)`;

/** What is said of a request `r` wherever it is shown: at which of the nodes that apply it is, who has it, since when. */
export const standingColumns = (memberId: Given<Id> | undefined): SQL => sql`
  r.id::text as "requestId", r.state, r.channel, r.state = 'running' and r.channel = 'oa' and r.oa_state = 'failed' as unsent,
  case when r.node is null then 0 else ${counted(sql`n.nth <= r.node + 1`)} end as node,
  ${counted(sql`true`)} as "nodeCount", coalesce(r.nodes -> r.node ->> 'name', '') as "nodeName",
  array(select m.member_name from approval_task k join member m on m.id = k.member_id where k.request_id = r.id and k.state = 'pending' order by k.seq, k.id) as holders,
  ${timeText(sql`case when r.state = 'running' then ${heldSince} else coalesce(r.decided_at, r.since) end`)} as since, ${timeText(sql`r.due_at`)} as "dueDate",
  ceil(extract(epoch from r.due_at - now()))::int as "dueSeconds", r.reason,
  ${memberId === undefined ? sql`false` : sql`exists (select from approval_task k where k.request_id = r.id and k.node = r.node and ${heldBy(memberId)})`} as mine,
  exists (select from approval_task k where k.request_id = r.id and k.state = 'approved') as agreed`;

export const standingOf = ({ dueDate, dueSeconds, agreed: _agreed, ...row }: StandingRow): ApprovalStanding => ({
  ...row,
  ...(dueDate !== null && dueSeconds !== null && { dueDate, dueSeconds }),
});
