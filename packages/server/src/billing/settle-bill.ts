import { waitsForMoney } from '@mall/contract/billing/bill.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lockCreditOf } from '../credit/lock-credit.ts';
import { repayCredit } from '../credit/repay-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type By, system } from '../kernel/side.ts';
import { payOrder } from '../order/pay-order.ts';
import { countOverdue } from './count-overdue.ts';
import { creditFenOf, type LockedBill, lockBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { tellBill } from './tell-bill.ts';

/**
 * Money has come in for a bill whose orders, quota and row the caller holds. What its lines took of the purchase quota is given back first; what is to be paid order by
 * order waits until the bill is settled.
 */
export const bookPayment = async (
  tx: Tx,
  by: By,
  bill: LockedBill,
  { paySn, amountFen }: { paySn: string; amountFen: number },
): Promise<void> => {
  const repaidFen = Math.min(amountFen, Math.max(0, (await creditFenOf(tx, bill.id)) - bill.repaidFen));
  const account = repaidFen > 0 ? await lockCreditOf(tx, bill.companyId) : undefined;
  if (account) await repayCredit(tx, { accountId: account.id, amountFen: repaidFen, bizNo: paySn, by, remark: bill.billSn, beyond: true });
  const also = sql`, paid_fen = paid_fen + ${amountFen}, repaid_fen = repaid_fen + ${repaidFen}`;
  if (bill.paidFen + amountFen < bill.totalFen) {
    await moveBill(tx, bill.id, 'payPart', by, { also });
    return;
  }
  await settle(tx, by, bill, { also, repaidFen: bill.repaidFen + repaidFen });
};

/** Nothing is open of a confirmed bill any more, because what was left came back as goods. */
export const settleIfPaid = async (tx: Tx, billId: Id): Promise<void> => {
  const bill = await lockBill(tx, system, billId);
  if (!waitsForMoney(bill.state) || bill.paidFen < bill.totalFen) return;
  await settle(tx, system, bill, { also: sql``, repaidFen: bill.repaidFen });
};

const Postpay = z.strictObject({ id: Id, payableFen: z.number() });

const settle = async (
  tx: Tx,
  by: By,
  bill: LockedBill,
  { also, repaidFen }: { also: ReturnType<typeof sql>; repaidFen: number },
): Promise<void> => {
  await moveBill(tx, bill.id, 'payAll', by, { also: sql`${also}, settled_at = now()` });
  // What the store gave up by its adjustments is owed on the quota no more.
  const givenUpFen = Math.max(0, await creditFenOf(tx, bill.id)) - repaidFen;
  const account = await lockCreditOf(tx, bill.companyId);
  if (account && givenUpFen > 0)
    await repayCredit(tx, {
      accountId: account.id,
      amountFen: givenUpFen,
      bizNo: bill.billSn,
      by,
      type: 'write_off',
      remark: bill.billSn,
      beyond: true,
    });
  const orders = await readRows(tx, Postpay)`
    select id::text, payable_fen::float8 as "payableFen" from shop_order where bill_id = ${bill.id} and pay_mode = 'postpay' order by id`;
  for (const { id, payableFen } of orders)
    if (!(await payOrder(tx, { orderId: id, amountFen: payableFen, channel: 'bill', by, billId: bill.id })))
      throw new Error(`order ${id} of bill ${bill.id} does not take its money`);
  await countOverdue(tx, bill.companyId);
  await tellBill(tx, 'buyer', bill.id, 'settled');
  await tellBill(tx, 'seller', bill.id, 'settled');
};
