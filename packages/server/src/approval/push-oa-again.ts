import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, type MallSide } from '../kernel/side.ts';
import { lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { requireSeen } from './seen-requests.ts';
import { mayTakeOver } from './withdraw-request.ts';

/** Sends a request on its way once more that the company's system did not take: who asked for it, who runs the company, or the mall. */
export const pushOaAgain = async (tx: Tx, side: BuyerSide | MallSide, id: Id): Promise<null> => {
  const request = await lockRequest(tx, side.kind === 'buyer' ? await requireSeen(tx, { ...side, reach: 'company' }, id) : id);
  if (side.kind === 'buyer' && request.memberId !== side.memberId && !mayTakeOver(side, request)) throw refuse('kernel.not_found');
  if (request.state !== 'running' || request.channel !== 'oa') throw refuse('oa.not_there');
  const { rowCount } = await tx.execute(sql`
    update oa_push p set tries = 0, next_try_at = now(), fault = null from approval_request r
    where p.request_id = ${id} and r.id = p.request_id and r.oa_state = 'failed'`);
  if (rowCount !== 1) throw refuse('oa.not_failed');
  await moveRequest(tx, id, 'oaAgain', byOf(side), { also: sql`, oa_state = 'pushing', since = now()` });
  return null;
};
