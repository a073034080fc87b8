import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { mayApprove } from './approvers.ts';
import { requireHeld } from './decide-request.ts';
import { type LockedRequest, lockRequest, requestersOf } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { openTasks } from './open-tasks.ts';
import { readerOf, requireSeen } from './seen-requests.ts';
import { settleTasks } from './settle-task.ts';

/** Colleagues who can decide this request and do not do so at this node already. */
export const requireFree = async (tx: Tx, request: LockedRequest, memberIds: readonly Id[]): Promise<void> => {
  if (memberIds.some((id) => requestersOf(request).includes(id))) throw refuse('approval.own_request');
  const list = sql.param([...memberIds]);
  const { rows: can } = await tx.execute(
    sql`select from member m where m.id = any (${list}::bigint[]) and ${mayApprove(sql`${request.companyId}`)} for key share of m`,
  );
  if (can.length !== new Set(memberIds).size) throw refuse('approval.person_wrong');
  const { rows: there } = await tx.execute(
    sql`select from approval_task where request_id = ${request.id} and node = ${request.node} and member_id = any (${list}::bigint[]) and state in ('wait', 'pending') limit 1`,
  );
  if (there.length > 0) throw refuse('approval.person_there');
};

/** Hands on what one has to decide, as it is: what was asked of an added signer decides no node. The log names both. */
export const transferTask = async (
  tx: Tx,
  side: BuyerSide,
  { id, memberId, reason }: { id: Id; memberId: Id; reason: string },
): Promise<null> => {
  const request = await lockRequest(tx, await requireSeen(tx, readerOf(side), id));
  const [task] = await requireHeld(tx, request, side.memberId);
  if (!task) throw refuse('approval.not_holder');
  await requireFree(tx, request, [memberId]);
  const at = request.node ?? 0;
  await settleTasks(tx, sql`k.id = ${task.id}`, 'handOn', { reason });
  const noted = { node: sql`${at}::int`, task_id: sql`${task.id}::bigint`, to_member_id: sql`${memberId}::bigint` };
  await moveRequest(tx, request.id, 'transfer', byOf(side), { reason, noted, also: sql`, since = now()` });
  await openTasks(tx, request, at, [{ memberId, seq: task.seq, kind: task.kind, state: 'pending', fromId: task.memberId }]);
  return null;
};
