import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { holdEnd } from './hold-end.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';

const Found = z.strictObject({ id: Id, tradeId: Id, isOver: z.boolean() });

/** The latest request of an own order, with the member's turn taken and the request held. `isOver`: its price and its stock are held no longer. */
export const lockLatest = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
): Promise<{ request: LockedRequest & { tradeId: Id }; isOver: boolean }> => {
  await takeMemberTurn(tx, side.memberId);
  const [found] = await readRows(tx, Found)`
    select r.id::text, o.trade_id::text as "tradeId", ${holdEnd(sql`o.trade_id`)} <= now() as "isOver" from shop_order o join approval_request r on r.trade_id = o.trade_id
    where o.id = ${orderId} and ${within({ ...side, reach: 'own' }, 'o')} order by r.id desc limit 1`;
  if (!found) throw refuse('kernel.not_found');
  return { request: { ...(await lockRequest(tx, found.id)), tradeId: found.tradeId }, isOver: found.isOver };
};

/** Only what was returned or taken back is with the requester: neither what somebody decides on, here or in an OA, nor what is over. */
export const requireReturned = ({ state }: Pick<LockedRequest, 'state'>): void => {
  if (state !== 'returned' && state !== 'withdrawn') throw refuse('approval.nothing_to_submit');
};
