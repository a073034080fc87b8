import { type SeenBill, usualTermDays } from '@mall/contract/billing/bill.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lockCreditOf } from '../credit/lock-credit.ts';
import { setCreditDue } from '../credit/set-credit-due.ts';
import { letOwnGiveWay, ordersInvoicedWith } from '../invoice/give-way-to-bill.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, type SystemSide } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { companyOfBill, lockBill, ordersOnBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { settleIfPaid } from './settle-bill.ts';
import { tellBill } from './tell-bill.ts';

const Term = z.strictObject({ days: z.number() });
const OnCredit = z.strictObject({ id: Id });

/** The company agrees to what a bill says; from now it is due after the term. By the clock, where it said before that silence is enough. */
export const confirmBill = async (tx: Tx, side: BuyerSide | SystemSide, billId: Id, seen?: SeenBill): Promise<void> => {
  // In the order in which the mall locks: a bill of which all came back is settled at once.
  const companyId = await companyOfBill(tx, side, billId);
  const onBill = await ordersOnBill(tx, billId);
  await lockOrders(tx, await ordersInvoicedWith(tx, onBill));
  await lockCreditOf(tx, companyId);
  const bill = await lockBill(tx, side, billId);
  if (seen && (seen.rev !== bill.rev || fromYuan(seen.total) !== bill.totalFen)) throw refuse('bill.moved');
  const [term] = await readRows(
    tx,
    Term,
  )`select coalesce((select term_days from credit_account where company_id = ${bill.companyId}), ${usualTermDays}::int) as days`;
  const days = term?.days ?? usualTermDays;
  await moveBill(tx, billId, 'confirm', byOf(side), {
    also: sql`, confirmed_at = now(), confirm_by = null, term_days = ${days}, due_at = now() + make_interval(days => ${days})`,
  });
  const onCredit = await readRows(tx, OnCredit)`select id::text from shop_order where bill_id = ${billId} and pay_mode = 'credit'`;
  await setCreditDue(
    tx,
    onCredit.map(({ id }) => id),
    sql`now() + make_interval(days => ${days})`,
  );
  await letOwnGiveWay(tx, onBill);
  await tellBill(tx, 'seller', billId, 'confirmed');
  await settleIfPaid(tx, billId);
};
