import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import { lockCreditOf } from '../credit/lock-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockProjects } from '../project/lock-projects.ts';
import { endOrder } from './end-order.ts';
import { lockOrder } from './lock-order.ts';

/** What takes their place: how it is paid, and of which projects. */
type Instead = { payMode: PayMode; projectIds: readonly Id[] };

/**
 * Ends the orders of a trade that others take the place of in the same transaction: they give back what they held and leave the buyer's list, where the new ones stand.
 * The trade is held by whoever calls. What both of them touch is locked here, in the usual order, before either does.
 */
export const endForCorrection = async (tx: Tx, side: BuyerSide, tradeId: Id, { payMode, projectIds }: Instead): Promise<void> => {
  const orders = await readRows(tx, IdRow)`
    select id::text from shop_order where trade_id = ${tradeId} and state = 'in_approval' order by id for no key update`;
  const held = [];
  for (const { id } of orders) held.push(await lockOrder(tx, id));
  if (side.companyId !== undefined && (payMode === 'credit' || held.some((order) => order.payMode === 'credit')))
    await lockCreditOf(tx, side.companyId);
  await lockProjects(tx, side.companyId, tradeId, projectIds);
  for (const order of held) await endOrder(tx, order, { by: byOf(side), kind: 'corrected' });
  await tx.execute(sql`update shop_order set hidden = true where trade_id = ${tradeId} and cancel_kind = 'corrected'`);
};
