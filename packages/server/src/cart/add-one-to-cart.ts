import type { NewCartLine } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import type { CartSide } from '../kernel/side.ts';
import { addToCart } from './add-to-cart.ts';

/** One line: what cannot be added is refused instead of reported. */
export const addOneToCart = async (tx: Tx, side: CartSide, line: NewCartLine): Promise<{ cartId: Id; count: number }> => {
  const { count, added, refused } = await addToCart(tx, side, [line]);
  const refusal = refused.get(line.specId);
  if (refusal) throw refusal;
  return { cartId: added.get(line.specId) as Id, count };
};
