import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, type MallSide } from '../kernel/side.ts';
import { handToAdministrators } from './go-on.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { openTasks } from './open-tasks.ts';
import { requireSeen } from './seen-requests.ts';
import { settleTasks } from './settle-task.ts';
import { stuckWhy } from './stuck.queries.ts';
import { requireFree } from './transfer-task.ts';
import { mayTakeOver } from './withdraw-request.ts';

/** Whoever had it has it no more. What an outside system has comes back here: whatever it says later is too late. */
const takeAway = async (
  tx: Tx,
  request: LockedRequest,
  event: 'takeOver' | 'toAdministrator',
  side: BuyerSide | MallSide,
  reason: string,
) => {
  if (request.state !== 'running') throw refuse('approval.moved');
  await settleTasks(tx, sql`k.request_id = ${request.id} and k.node = ${request.node}`, 'passOn');
  await moveRequest(tx, request.id, event, byOf(side), {
    reason,
    also: sql`, since = now(), escalated_at = null, stuck_at = null, channel = 'local', oa_state = 'none'`,
    noted: { node: sql`${request.node}::int`, to_member_id: sql`${event === 'takeOver' ? side.memberId : null}::bigint` },
  });
};

/** An administrator takes the open node of a request to himself. */
export const takeOver = async (tx: Tx, side: BuyerSide, { id, reason }: { id: Id; reason: string }): Promise<null> => {
  const request = await lockRequest(tx, await requireSeen(tx, { ...side, reach: 'company' }, id));
  if (!mayTakeOver(side, request)) throw refuse('kernel.not_found');
  if (request.channel === 'oa') throw refuse('approval.oa_holds');
  await takeAway(tx, request, 'takeOver', side, reason);
  await requireFree(tx, request, [side.memberId]);
  await openTasks(tx, request, request.node ?? 0, [{ memberId: side.memberId, seq: 1000, kind: 'administrator', state: 'pending' }]);
  return null;
};

/** The mall sends what nobody decides, and nothing else, to those who run the company's accounts. */
export const sendToAdministrators = async (tx: Tx, side: MallSide, { id, reason }: { id: Id; reason: string }): Promise<null> => {
  const request = await lockRequest(tx, id);
  const { rows } = await tx.execute(sql`select from approval_request r where r.id = ${id} and ${stuckWhy} is not null`);
  if (rows.length === 0) throw refuse('approval.moved');
  await takeAway(tx, request, 'toAdministrator', side, reason);
  const people = await handToAdministrators(tx, request, request.node ?? 0);
  if (people.length === 0) throw refuse('approval.no_approver', { node: request.nodes[request.node ?? 0]?.name ?? '' });
  return null;
};
