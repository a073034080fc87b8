import type { WhichLines } from '@mall/contract/cart/cart.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { desc, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { isDead } from '../order/find-line-fault.ts';
import { readShelf } from '../order/read-shelf.ts';
import { cartLine } from './cart.table.ts';
import { cartOf } from './cart-keys.ts';

export const CartLine = z.strictObject({ cartId: Id, specId: Id, num: z.number(), selected: z.boolean() });
export type CartLine = z.infer<typeof CartLine>;

/** The whole cart, the latest line first. */
export const readLines = async (tx: Tx, side: CartSide): Promise<CartLine[]> =>
  tx
    .select({ cartId: cartLine.id, specId: cartLine.specId, num: cartLine.num, selected: cartLine.selected })
    .from(cartLine)
    .where(cartOf(side))
    .orderBy(desc(cartLine.createdAt), desc(cartLine.id));

/** The lines that a request means. Lines of another's cart are none; what is selected but dead shows as not selected, and so it is. */
export const pickLines = async (tx: Tx, side: CartSide, { delType, cartId, cartIds }: WhichLines): Promise<CartLine[]> => {
  const lines = await readLines(tx, side);
  if (delType === 'one') {
    const wanted = new Set(cartIds ?? [cartId]);
    const found = lines.filter((line) => wanted.has(line.cartId));
    if (found.length < wanted.size) throw refuse('kernel.not_found');
    return found;
  }
  if (lines.length === 0) return [];
  const { specs } = await readShelf(
    tx,
    side.kind === 'buyer' ? side.memberId : undefined,
    lines.map(({ specId }) => specId),
    undefined,
  );
  return lines.filter(({ specId, selected }) =>
    delType === 'invalid' ? isDead(specs.get(specId)) : selected && !isDead(specs.get(specId)),
  );
};

// Held in the order of specs, as every writer of carts does, so that none waits for another in a circle.
const drop = statement<{ cartIds: readonly Id[] }, never>(
  'cart_drop',
  z.never(),
  sql`
  delete from cart_line where id = any (array(
    select id from cart_line where id = any (${sqlList(sql.placeholder('cartIds'))}) order by spec_id for update))`,
);

export const dropLines = async (tx: Tx, lines: readonly Pick<CartLine, 'cartId'>[]): Promise<void> => {
  if (lines.length === 0) return;
  await drop(tx, { cartIds: lines.map(({ cartId }) => cartId) });
};
