import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireOpenChange, tellAsker } from './decide-price.ts';
import { lockPriceable } from './lock-priceable.ts';
import { movePriceChange } from './move-price-change.ts';

/** The buyer keeps the order at the price it has. */
export const refusePrice = async (tx: Tx, side: BuyerSide, orderId: Id, reason: string): Promise<void> => {
  const order = await lockPriceable(tx, orderId);
  if (order.memberId !== side.memberId) throw refuse('kernel.not_found');
  const change = await requireOpenChange(tx, orderId);
  await movePriceChange(tx, change.id, 'refuse', byOf(side), { reason });
  await tellAsker(tx, orderId, order, change, false);
};
