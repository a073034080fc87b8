import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';
import { cartLine } from './cart.table.ts';
import { cartOf } from './cart-keys.ts';

type Which = { cartId: Id } | { storeId: Id | undefined };

/** Selects a line, the lines of a store or all of them, or takes the mark off. */
export const selectLines = async (tx: Tx, side: CartSide, which: Which, selected: boolean): Promise<null> => {
  const wanted =
    'cartId' in which
      ? eq(cartLine.id, which.cartId)
      : which.storeId === undefined
        ? undefined
        : sql`${cartLine.specId} in (select s.id from spec s join goods g on g.id = s.goods_id where g.store_id = ${which.storeId})`;
  const { rowCount } = await tx
    .update(cartLine)
    .set({ selected })
    .where(
      sql`${cartLine.id} in (${tx
        .select({ id: cartLine.id })
        .from(cartLine)
        .where(and(cartOf(side), wanted))
        .orderBy(cartLine.specId)
        .for('update')})`,
    );
  if ('cartId' in which && rowCount === 0) throw refuse('kernel.not_found');
  return null;
};
