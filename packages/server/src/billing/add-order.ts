import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { setCreditDue } from '../credit/set-credit-due.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { sumBill } from './lock-bill.ts';
import { openBill } from './open-bill.ts';

/** What was received on the quota, or before it is paid, goes on the company's open bill with the store; in the transaction of the receipt, so that none is lost. */
export const addOrder = async (tx: Tx, orderId: Id): Promise<void> => {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order || order.companyId === null || order.payMode === 'prepay' || order.payableFen === order.refundedFen) return;
  const billId = await openBill(tx, { companyId: order.companyId, storeId: order.storeId, departmentId: order.departmentId });
  await writeEntry(tx, billId, orderId);
  await sumBill(tx, billId);
  if (order.payMode === 'credit') await setCreditDue(tx, [orderId], null);
};

/** Writes what an order costs now: its goods line by line, less what came back before it was received, and the rest as freight. */
export const writeEntry = async (tx: Tx, billId: Id, orderId: Id): Promise<Id> => {
  const [entry] = await readRows(tx, IdRow)`insert into bill_entry (bill_id, order_id) values (${billId}, ${orderId}) returning id::text`;
  const { id } = entry as { id: Id };
  await tx.execute(sql`
    insert into bill_line (bill_id, entry_id, order_id, order_line_id, kind, name, spec_name, unit, num, price_fen, amount_fen, by_kind, happened_at)
    select ${billId}, ${id}, o.id, l.id, 'order', l.spec_name, l.attribute_line, l.unit, l.num - l.refunded_num, l.unit_fen, l.pay_fen - l.refunded_fen, 'system', coalesce(o.received_at, now())
    from order_line l join shop_order o on o.id = l.order_id where l.order_id = ${orderId} and l.pay_fen > l.refunded_fen order by l.id`);
  await tx.execute(sql`
    insert into bill_line (bill_id, entry_id, order_id, kind, name, amount_fen, by_kind, happened_at)
    select ${billId}, ${id}, o.id, 'freight', '运费', rest.fen, 'system', coalesce(o.received_at, now())
    from shop_order o cross join lateral (
      select o.payable_fen - o.refunded_fen - coalesce(sum(l.pay_fen - l.refunded_fen), 0) as fen from order_line l where l.order_id = o.id) rest
    where o.id = ${orderId} and rest.fen > 0`);
  return id;
};
