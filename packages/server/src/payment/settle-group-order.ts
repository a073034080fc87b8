import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { byOf, system } from '../kernel/side.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { winGroup } from '../order/win-group.ts';
import { refundOrder } from './refund-order.ts';

export type OverOrder = { id: Id; won: boolean; lastFen: number; leftFen: number };

/** A paid order of a group buy that is over: the difference to the last step goes back where it succeeded, everything where it failed. */
export const settleGroupOrder = async (tx: Tx, { id: orderId, won, lastFen, leftFen }: OverOrder): Promise<void> => {
  if (won) {
    const backFen = await winGroup(tx, orderId, lastFen);
    if (backFen > 0) await refundOrder(tx, { orderId, amountFen: backFen, ref: `group:${orderId}`, reason: '拼团成功，退还差价' });
    return;
  }
  await cancelOrder(tx, { orderId, by: byOf(system), kind: 'group_failed' });
  if (leftFen > 0) await refundOrder(tx, { orderId, amountFen: leftFen, ref: `cancel:${orderId}`, reason: '拼团未成，全额退款' });
};
