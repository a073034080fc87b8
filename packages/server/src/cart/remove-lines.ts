import type { CartCount, WhichLines } from '@mall/contract/cart/cart.api.ts';
import type { Tx } from '../kernel/db.ts';
import type { CartSide } from '../kernel/side.ts';
import { countCart } from './cart.queries.ts';
import { dropLines, pickLines } from './read-lines.ts';

export const removeLines = async (tx: Tx, side: CartSide, which: WhichLines): Promise<CartCount> => {
  await dropLines(tx, await pickLines(tx, side, which));
  return countCart(tx, side);
};
