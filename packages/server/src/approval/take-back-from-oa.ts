import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { reopenNode } from './go-on.ts';
import { lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { requireSeen } from './seen-requests.ts';
import { mayTakeOver } from './withdraw-request.ts';

/** An administrator has a request decided here again, by those whose turn it is. Of him and a decision from there the first counts. */
export const takeBackFromOa = async (
  tx: Tx,
  side: BuyerSide,
  { id, reason }: { id: Id; reason: string },
  times: ApprovalTimes,
): Promise<null> => {
  const request = await lockRequest(tx, await requireSeen(tx, { ...side, reach: 'company' }, id));
  if (!mayTakeOver(side, request)) throw refuse('kernel.not_found');
  if (request.state !== 'running' || request.channel !== 'oa') throw refuse('oa.not_there');
  await moveRequest(tx, id, 'oaBack', byOf(side), { reason, also: sql`, channel = 'local', oa_state = 'none'` });
  await tx.execute(sql`update oa_push set next_try_at = null, back_at = now() where request_id = ${id}`);
  await reopenNode(tx, request, times);
  return null;
};
