import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireMayBuy } from '../order/find-buy-fault.ts';
import { putOnCredit } from '../order/put-on-credit.ts';
import { requirePayScope } from './pay-scope.ts';
import { releaseFromBank } from './release-from-bank.ts';
import { requirePayables } from './reserve-attempt.ts';

/** Puts what waits under a payment number on the company's purchase quota. The bank is asked first: what it says is paid is booked as paid, and stays. */
export const payByCredit = async (
  house: Pick<House, 'db' | 'pay' | 'config'>,
  side: BuyerSide,
  paySn: string,
): Promise<{ paySn: string; amount: string }> => {
  requireMayBuy(side, 'credit');
  const scope = await requirePayScope(house.db, side, paySn);
  for (const { id } of await requirePayables(house.db, scope)) {
    const released = await releaseFromBank(house, id);
    if (released === 'paid') throw refuse('order.already_paid');
    if (released === 'away') throw refuse('payment.bank_away');
  }
  return inTransaction(house.db, async (tx) => {
    const payables = await requirePayables(tx, scope);
    const { rowCount } = await tx.execute(sql`select from pay_voucher where pay_sn = ${paySn} and state = 'submitted'`);
    if (rowCount !== 0) throw refuse('payment.voucher_waiting');
    const amountFen = await putOnCredit(
      tx,
      side,
      payables.map(({ id }) => id),
      house.config,
    );
    return { paySn, amount: toYuan(fen(amountFen)) };
  });
};
