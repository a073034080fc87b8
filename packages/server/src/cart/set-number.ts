import type { CartCount } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';
import { findLineFault } from '../order/find-line-fault.ts';
import { readShelf } from '../order/read-shelf.ts';
import { countCart } from './cart.queries.ts';
import { cartLine } from './cart.table.ts';
import { cartOf } from './cart-keys.ts';

/** Sets the pieces of a line to what can be bought; who changes a line means to buy it, so it is selected. */
export const setNumber = async (tx: Tx, side: CartSide, { cartId, num }: { cartId: Id; num: number }): Promise<CartCount> => {
  const [line] = await tx
    .update(cartLine)
    .set({ num, selected: true, updatedAt: sql`now()` })
    .where(and(cartOf(side), eq(cartLine.id, cartId)))
    .returning({ specId: cartLine.specId });
  if (!line) throw refuse('kernel.not_found');
  const { specs } = await readShelf(tx, side.kind === 'buyer' ? side.memberId : undefined, [line.specId], undefined);
  const fault = findLineFault(specs.get(line.specId), num);
  if (fault) throw fault;
  return countCart(tx, side);
};
