import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setCreditDue } from '../credit/set-credit-due.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { type HeldOrder, lockOrders } from '../order/lock-orders.ts';
import { writeEntry } from './add-order.ts';
import { billNumber } from './bill-number.ts';
import { issueBill } from './issue-bill.ts';
import { lockBill, sumBill } from './lock-bill.ts';
import { moveEntry } from './move-entry.ts';

const OpenEntry = z.strictObject({ orderId: Id, billId: Id, open: z.boolean() });

/** Bills of orders that the company's finance chose, one for each store, at once to be confirmed. What stood on the open bill of the period leaves it. */
export const makeBills = async (tx: Tx, side: BuyerSide, orderIds: readonly Id[]): Promise<{ ids: Id[] }> => {
  const wanted = [...new Set(orderIds)];
  const seen = await readRows(
    tx,
    IdRow,
  )`select o.id::text from shop_order o where o.id = any (${sql.param(wanted)}::bigint[]) and o.company_id = ${side.companyId ?? null}::bigint and ${within(side, 'o')}`;
  if (seen.length < wanted.length) throw refuse('kernel.not_found');
  const orders = await lockOrders(tx, wanted);
  const entries = await readRows(tx, OpenEntry)`
    select e.order_id::text as "orderId", b.id::text as "billId", b.state = 'open' as open
    from bill_entry e join bill b on b.id = e.bill_id where e.left_at is null and e.order_id = any (${sql.param(wanted)}::bigint[]) order by b.id`;
  const entryOf = new Map(entries.map((entry) => [entry.orderId, entry]));
  const wrong = orders.find((order) => !billable(order) || entryOf.get(order.id)?.open === false);
  if (wrong) throw refuse('bill.order_not_ready', { order: wrong.orderSn });
  const before = [...new Set(entries.map(({ billId }) => billId))];
  for (const billId of before) if ((await lockBill(tx, side, billId)).state !== 'open') throw refuse('bill.moved');
  const ids: Id[] = [];
  for (const storeId of new Set(orders.map((order) => order.storeId)))
    ids.push(
      await makeOne(
        tx,
        side,
        orders.filter((order) => order.storeId === storeId),
        entryOf,
      ),
    );
  for (const billId of before) await sumBill(tx, billId);
  return { ids };
};

const billable = ({ state, payMode, payableFen, refundedFen, billId, paying }: HeldOrder): boolean =>
  billId === null &&
  !paying &&
  payableFen > refundedFen &&
  ((payMode === 'credit' && state === 'done') || (payMode === 'postpay' && state === 'wait_pay'));

const makeOne = async (
  tx: Tx,
  side: BuyerSide,
  orders: readonly HeldOrder[],
  entryOf: ReadonlyMap<Id, z.infer<typeof OpenEntry>>,
): Promise<Id> => {
  const days = orders
    .map(({ receivedDay }) => receivedDay)
    .filter((day) => day !== null)
    .toSorted();
  const [made] = await readRows(tx, IdRow)`
    insert into bill (bill_sn, company_id, store_id, member_id, kind, from_day, to_day)
    values (${billNumber}, ${side.companyId ?? null}::bigint, ${orders[0]?.storeId}::bigint, ${side.memberId}, 'chosen', coalesce(${days[0] ?? null}::date, current_date), coalesce(${days.at(-1) ?? null}::date, current_date))
    returning id::text`;
  const { id } = made as { id: Id };
  for (const order of orders) {
    const entry = entryOf.get(order.id);
    if (entry) await moveEntry(tx, { billId: entry.billId, orderId: order.id, why: 'chosen' }, id);
    else await writeEntry(tx, id, order.id);
  }
  const onCredit = orders.filter(({ payMode }) => payMode === 'credit').map((order) => order.id);
  await setCreditDue(tx, onCredit, null);
  await sumBill(tx, id);
  await issueBill(tx, side, id);
  return id;
};
