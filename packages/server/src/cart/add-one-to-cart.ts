import type { NewCartLine } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { addToCart } from './add-to-cart.ts';

/** One line: what cannot be added is refused instead of reported. */
export const addOneToCart = async (
  tx: Tx,
  actor: Actor,
  guestKey: string | undefined,
  line: NewCartLine,
): Promise<{ cartId: Id; count: number }> => {
  const { count, added, refused } = await addToCart(tx, actor, guestKey, [line]);
  const refusal = refused.get(line.specId);
  if (refusal) throw refusal;
  return { cartId: added.get(line.specId) as Id, count };
};
