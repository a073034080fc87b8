import type { Tx } from '../kernel/db.ts';
import { byOf, system } from '../kernel/side.ts';
import { recordRefund } from '../order/record-refund.ts';
import type { Refunded } from '../payment/refund-hooks.ts';
import { type AfterSaleTimes, usualAfterSaleTimes } from './after-sale-times.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';
import { tellAfterSale } from './tell-after-sale.ts';

/** The money has arrived: the after-sale is finished and the order knows which pieces are refunded. */
export const finishRefund =
  (times: AfterSaleTimes = usualAfterSaleTimes) =>
  async (tx: Tx, { ref }: Pick<Refunded, 'ref'>): Promise<void> => {
    const found = await lockAfterSale(tx, system, ref.slice('after-sale:'.length));
    await moveAfterSale(tx, found.id, 'refund', byOf(system));
    await recordRefund(tx, { orderId: found.orderId, lines: found.lines, freightFen: found.freightFen }, times);
    await tellAfterSale(tx, found, '售后已完成', '退款已按原支付方式退回。');
  };
