import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AcceptDelivery } from '@mall/contract/order/acceptance.rules.ts';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { lockOrder } from '../order/lock-order.ts';
import type { OrderTimes } from '../order/order-times.ts';
import { recordAcceptance } from '../order/record-acceptance.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { applyAfterSale } from './apply-after-sale.ts';

type Asked = { id: Id; aftersaleSn: string };

const claims = [
  { type: 1, reason: 'short', of: 'shortNum' },
  { type: 2, reason: 'damaged', of: 'damagedNum' },
] as const;

/**
 * Takes goods in as they were counted: the receipt is confirmed, what differs is kept with the order, and on demand asked for as after-sales: money for what is short, a return of what is
 * damaged. All of it or nothing. Whoever takes in for a colleague keeps the differences; to claim is the buyer's own, and only where something was paid.
 */
export const acceptDelivery = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
  input: AcceptDelivery,
  times: AfterSaleTimes & Pick<OrderTimes, 'PAY_DUE_DAYS'>,
): Promise<{ afterSales: Asked[] }> => {
  const { differences, claim, note } = input;
  await takeMemberTurn(tx, side.memberId);
  const { memberId } = await lockOrder(tx, orderId);
  await confirmReceipt(tx, side, orderId, times);
  if (differences.length === 0) return { afterSales: [] };
  const claiming = claim ? { ...side, reach: 'own' as const } : undefined;
  if (claiming && (memberId !== side.memberId || !side.rights.has('order:cancel'))) throw refuse('order.accept_claim');
  await recordAcceptance(tx, orderId, byOf(side).memberId ?? side.memberId, input);
  const afterSales: Asked[] = [];
  for (const { type, reason, of } of claims) {
    const lines = differences.flatMap((one) => (one[of] > 0 ? [{ orderGoodsId: one.orderGoodsId, num: one[of] }] : []));
    if (claiming && lines.length > 0)
      afterSales.push(
        await applyAfterSale(tx, claiming, { lines, type, reason, description: note, photos: [], contacts: '', contactPhone: '' }, times),
      );
  }
  return { afterSales };
};
