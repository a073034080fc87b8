import { right } from '@mall/contract/account/rights.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { heldBy } from './held-tasks.ts';

/** Requests `r` that this side sees: as far as its right reaches, and whatever it has or had to decide. */
export const seenBy = (side: BuyerSide): SQL => sql`
  (${within(side, 'r')} or (r.company_id = ${side.companyId ?? null}::bigint and exists (
    select from approval_task k where k.request_id = r.id and (k.member_id = ${side.memberId} or k.acted_by = ${side.memberId} or (${heldBy(side.memberId)})))))`;

/** Somebody who is about to decide, with what he reads of requests: that reaches farther than what is his to decide. */
export const readerOf = (side: BuyerSide): BuyerSide => ({
  ...side,
  reach: side.rights.get(right('personalCenterBase:requestBuyApprove:view')) ?? side.reach,
});

/** A request by its number; one that is not seen is not there. */
export const requireSeen = async (tx: Tx, side: BuyerSide, id: Id): Promise<Id> => {
  const [row] = await readRows(tx, IdRow)`select r.id::text from approval_request r where r.id = ${id} and ${seenBy(side)}`;
  if (!row) throw refuse('kernel.not_found');
  return row.id;
};

/** The latest request of an order's trade that is seen. */
export const requireSeenOf = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<Id> => {
  const [row] = await readRows(tx, IdRow)`
    select r.id::text from shop_order o join approval_request r on r.trade_id = o.trade_id where o.id = ${orderId} and ${seenBy(side)} order by r.id desc limit 1`;
  if (!row) throw refuse('kernel.not_found');
  return row.id;
};
