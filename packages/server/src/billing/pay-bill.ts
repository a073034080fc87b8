import { waitsForMoney } from '@mall/contract/billing/bill.machine.ts';
import type { PayBill } from '@mall/contract/billing/bill.rules.ts';
import { billPaymentMachine } from '@mall/contract/billing/bill-payment.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { billPayNumber } from './bill-number.ts';
import { lockBill } from './lock-bill.ts';
import { tellBill } from './tell-bill.ts';

/** Hands in the proof of a transfer for a bill or a part of it. One at a time: what is open is known only when it was looked at. */
export const payBill = async (tx: Tx, side: BuyerSide, billId: Id, given: PayBill): Promise<void> => {
  const bill = await lockBill(tx, side, billId);
  if (!waitsForMoney(bill.state)) throw refuse('bill.moved');
  const amountFen = fromYuan(given.amount);
  const openFen = bill.totalFen - bill.paidFen;
  if (amountFen > openFen) throw refuse('bill.more_than_open', { open: toYuan(fen(openFen)) });
  await attachUploads(tx, side, given.urls, { kind: 'store', storeId: bill.storeId, companyId: bill.companyId }, ['image', 'file']);
  const written = await readRows(tx, IdRow)`
    insert into bill_payment (pay_sn, bill_id, member_id, amount_fen, payer_name, remark, urls)
    values (${billPayNumber}, ${billId}, ${side.memberId}, ${amountFen}, ${given.payerName}, ${given.remark}, ${JSON.stringify([...new Set(given.urls)])}::jsonb)
    on conflict (bill_id) where ${isOpen(billPaymentMachine, 'state')} do nothing returning id::text`;
  if (written.length === 0) throw refuse('bill.payment_waits');
  await tellBill(tx, 'seller', billId, 'pay_handed_in', { amountFen });
};
