import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setCreditDue } from '../credit/set-credit-due.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { takeOffBill } from '../order/take-off-bill.ts';
import { askAgain } from './answer-disputes.ts';
import { endDisputes } from './end-dispute.ts';
import { lockBill, ordersOnBill, sumBill } from './lock-bill.ts';
import { moveEntry } from './move-entry.ts';
import { openBill } from './open-bill.ts';
import { takeBack } from './take-back.ts';

const Disputed = z.strictObject({ billId: Id, orderId: Id });

/**
 * The mall takes the order of a disputed line to the next period, so that the rest can be confirmed: the whole order, because it is paid as a whole. A bill on which
 * nothing else stands is open again.
 */
export const moveOut = async (tx: Tx, side: MallSide, disputeId: Id, reason: string): Promise<void> => {
  const [dispute] = await readRows(tx, Disputed)`
    select d.bill_id::text as "billId", l.order_id::text as "orderId" from bill_dispute d join bill_line l on l.id = d.line_id where d.id = ${disputeId}`;
  if (!dispute) throw refuse('kernel.not_found');
  const { billId, orderId } = dispute;
  const [order] = await lockOrders(tx, [orderId]);
  const bill = await lockBill(tx, side, billId);
  if (bill.state !== 'disputed' || !order) throw refuse('bill.moved');
  await endDisputes(tx, billId, 'move', { which: sql`l.order_id = ${orderId}`, by: side.memberId, words: reason });
  const next = await openBill(tx, { companyId: bill.companyId, storeId: bill.storeId, departmentId: order.departmentId });
  await moveEntry(tx, { billId, orderId, why: 'moved' }, next);
  await takeOffBill(tx, billId, [orderId]);
  if (order.payMode === 'credit') await setCreditDue(tx, [orderId], null);
  await sumBill(tx, next);
  await sumBill(tx, billId);
  await askAgain(tx, side, billId, 'moveOut', reason);
  if ((await ordersOnBill(tx, billId)).length === 0) await takeBack(tx, byOf(side), billId, reason);
};
