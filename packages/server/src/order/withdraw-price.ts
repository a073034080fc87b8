import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { requireOpenChange } from './decide-price.ts';
import { lockPriceable } from './lock-priceable.ts';
import { movePriceChange } from './move-price-change.ts';

/** The store takes back what it asked of an order's price. */
export const withdrawPrice = async (tx: Tx, side: StoreSide, orderId: Id): Promise<void> => {
  const order = await lockPriceable(tx, orderId);
  if (order.storeId !== side.storeId) throw refuse('kernel.not_found');
  const change = await requireOpenChange(tx, orderId);
  await movePriceChange(tx, change.id, 'withdraw', byOf(side));
};
