import { waitsForMoney } from '@mall/contract/billing/bill.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { lockBill } from './lock-bill.ts';
import { noteOnBill } from './note-on-bill.ts';
import { tellBill } from './tell-bill.ts';

/** Reminds the company of what it has to confirm or to pay, once a day. */
export const remindBuyer = async (tx: Tx, side: StoreSide | MallSide, billId: Id): Promise<void> => {
  const bill = await lockBill(tx, side, billId);
  if (bill.state !== 'to_confirm' && !waitsForMoney(bill.state)) throw refuse('bill.moved');
  const { rowCount } = await tx.execute(sql`
    update bill set reminded_at = now() where id = ${billId} and (reminded_at is null or reminded_at < now() - interval '20 hours')`);
  if (rowCount !== 1) throw refuse('bill.reminded');
  await noteOnBill(tx, billId, 'remind', byOf(side));
  await tellBill(tx, 'buyer', billId, bill.state === 'to_confirm' ? 'remind_confirm' : 'remind_pay', {
    amountFen: bill.totalFen - bill.paidFen,
  });
};
