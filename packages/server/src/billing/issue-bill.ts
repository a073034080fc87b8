import { confirmWorkingDays } from '@mall/contract/billing/bill.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type BuyerSide, byOf } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { putOnBill } from '../order/put-on-bill.ts';
import { companyOfBill, creditFenOf, lockBill, ordersOnBill, requireStoresPart, sumBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { moveEntry } from './move-entry.ts';
import { openBill } from './open-bill.ts';
import { tellBill } from './tell-bill.ts';

/** When so many working days are over after a moment, counted from the day after it; a day that the week has off is none. */
export const workingDaysAfter = (
  start: SQL,
): SQL => sql`(select d from generate_series(${start} + interval '1 day', ${start} + interval '60 days', interval '1 day') d
  where extract(isodow from d) < 6 order by d offset ${confirmWorkingDays - 1} limit 1)`;
export const workingDaysOn = workingDaysAfter(sql`now()`);

/**
 * Closes what a bill says and asks the company to confirm it: by the clock, early by the store, or at once for chosen orders. From now its orders are paid through it
 * alone. One for which money is on its way waits for the next period.
 */
export const issueBill = async (tx: Tx, side: ActingSide | BuyerSide, billId: Id): Promise<void> => {
  await companyOfBill(tx, side, billId);
  const orders = await lockOrders(tx, await ordersOnBill(tx, billId));
  const bill = await lockBill(tx, side, billId);
  requireStoresPart(bill, side);
  if (bill.state !== 'open') throw refuse('bill.moved');
  // Who has left or was paid while the orders were waited for stands here no more.
  const standing = new Set(await ordersOnBill(tx, billId));
  const here = orders.filter(({ id }) => standing.has(id));
  const later = here.filter(({ paying }) => paying);
  if (later.length > 0) {
    await tx.execute(sql`update bill set issue_at = null where id = ${billId}`);
    for (const { id, companyId, storeId, departmentId } of later) {
      const next = await openBill(tx, { companyId: companyId ?? bill.companyId, storeId, departmentId });
      await moveEntry(tx, { billId, orderId: id, why: 'moved' }, next);
      await sumBill(tx, next);
    }
    await sumBill(tx, billId);
  }
  const now = await lockBill(tx, side, billId);
  if (now.totalFen <= 0 || (await creditFenOf(tx, billId)) < 0) throw refuse('bill.nothing_owed');
  await putOnBill(
    tx,
    billId,
    here.filter(({ paying }) => !paying).map(({ id }) => id),
  );
  await moveBill(tx, billId, 'issue', byOf(side), {
    also: sql`, issue_at = null, issued_at = now(), rev = rev + 1, to_day = greatest(from_day, least(to_day, current_date)), confirm_by = ${workingDaysOn}`,
  });
  await tellBill(tx, 'buyer', billId, now.rev === 0 ? 'issued' : 'reissued');
};
