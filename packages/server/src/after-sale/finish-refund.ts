import type { Tx } from '../kernel/db.ts';
import { byOf, system } from '../kernel/side.ts';
import { recordRefund } from '../order/record-refund.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

/** The money has arrived: the after-sale is finished and the order knows which pieces are refunded. */
export const finishRefund = async (tx: Tx, { ref }: { ref: string }, times: AfterSaleTimes): Promise<void> => {
  const found = await lockAfterSale(tx, system, ref.slice('after-sale:'.length));
  await moveAfterSale(tx, found.id, 'refund', byOf(system));
  await recordRefund(tx, { orderId: found.orderId, lines: found.lines, freightFen: found.freightFen }, times);
};
