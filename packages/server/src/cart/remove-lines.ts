import type { CartCount, WhichLines } from '@mall/contract/cart/cart.api.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { countCart } from './cart.queries.ts';
import { dropLines, pickLines } from './read-lines.ts';

export const removeLines = async (tx: Tx, actor: Actor, guestKey: string | undefined, which: WhichLines): Promise<CartCount> => {
  await dropLines(tx, await pickLines(tx, actor, guestKey, which));
  return countCart(tx, actor, guestKey);
};
