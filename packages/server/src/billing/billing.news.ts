import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { RoomNews } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { system } from '../kernel/side.ts';
import { addOrder } from './add-order.ts';
import { addRefund } from './add-refund.ts';
import { lockBill, sumBill } from './lock-bill.ts';
import { mailBill } from './mail-bill.ts';
import { leaveBill } from './move-entry.ts';

const Entry = z.strictObject({ billId: Id });

/** Who paid by himself what stood on the open bill owes it there no more. Of an issued one only the bill itself pays, and that is told here, too. */
const leaveWhenPaid = async (tx: Tx, orderId: Id): Promise<void> => {
  const [entry] = await readRows(tx, Entry)`
    select e.bill_id::text as "billId" from bill_entry e join bill b on b.id = e.bill_id where e.order_id = ${orderId} and e.left_at is null and b.state = 'open'`;
  if (!entry) return;
  await lockBill(tx, system, entry.billId);
  await leaveBill(tx, { billId: entry.billId, orderId, why: 'paid' });
  await sumBill(tx, entry.billId);
};

export const billingNews: RoomNews = {
  atOnce: {
    'order.received': async (tx, { orderId, payMode }) => {
      if (payMode !== 'prepay') await addOrder(tx, orderId);
    },
    'order.paid': (tx, { orderId }) => leaveWhenPaid(tx, orderId),
    'payment.refunded': async (tx, { orderId, ref, amountFen, onCredit }) => {
      const [, afterSaleId] = /^after-sale:(\d+)$/.exec(ref) ?? [];
      if (afterSaleId) await addRefund(tx, { orderId, afterSaleId, creditFen: onCredit ? amountFen : 0 });
    },
  },
  afterwards: { 'bill.moved': mailBill },
};
