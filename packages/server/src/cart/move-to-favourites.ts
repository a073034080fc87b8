import type { WhichLines } from '@mall/contract/cart/cart.api.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { keepSpecs } from '../member/keep-specs.ts';
import { countCart } from './cart.queries.ts';
import { dropLines, pickLines } from './read-lines.ts';

/** The lines leave the cart; their goods are favourites afterwards, whether they were before or not. */
export const moveToFavourites = async (tx: Tx, side: BuyerSide, which: WhichLines): Promise<{ moved: number; count: number }> => {
  const lines = await pickLines(tx, side, which);
  await keepSpecs(
    tx,
    side,
    lines.map(({ specId }) => specId),
  );
  await dropLines(tx, lines);
  return { moved: lines.length, ...(await countCart(tx, side)) };
};
