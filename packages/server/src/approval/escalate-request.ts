import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf, system } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { readApprovers } from './approvers.ts';
import { type LockedRequest, requestersOf } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { openTasks } from './open-tasks.ts';
import { standIns } from './resolve-nodes.ts';

/** Nobody has decided for days: the head of the department, or else the administrators, can as well. Those who have it keep it. */
export const escalateRequest = async (tx: Tx, request: LockedRequest, times: ApprovalTimes): Promise<void> => {
  const at = request.node ?? 0;
  const { companyId, departmentId } = request;
  const approvers = await readApprovers(tx, { companyId, departmentId, memberIds: [], roleIds: [] });
  const open = await readRows(tx, IdRow)`
    select member_id::text as id from approval_task where request_id = ${request.id} and node = ${at} and state in ('wait', 'pending') and member_id is not null`;
  const { people, kind } = standIns({ ifRequester: 'head' }, approvers, [...requestersOf(request), ...open.map(({ id }) => id)]);
  await moveRequest(tx, request.id, 'escalate', byOf(system), {
    also: sql`, escalate_at = null, escalated_at = now(), stuck_at = now() + make_interval(hours => ${times.APPROVAL_STUCK_HOURS})`,
    noted: { node: sql`${at}::int`, to_member_id: sql`${people[0] ?? null}::bigint` },
  });
  await openTasks(
    tx,
    request,
    at,
    people.map((memberId, seq) => ({ memberId, seq: 900 + seq, kind, state: 'pending' })),
  );
};
