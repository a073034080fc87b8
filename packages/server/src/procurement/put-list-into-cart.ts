import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { BoughtAgain } from '@mall/contract/order/order.api.ts';
import { sql } from 'drizzle-orm';
import { addToCart } from '../cart/add-to-cart.ts';
import type { Tx } from '../kernel/db.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireList } from './list.queries.ts';

/** Puts the lines of a list, or some of them, into the reader's cart: each whole, or with the reason why not. */
export const putListIntoCart = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  specIds: readonly Id[] | undefined,
  language: Language,
): Promise<BoughtAgain> => {
  const list = await requireList(tx, side, id, language);
  const lines = list.items.filter(({ specId }) => specIds === undefined || specIds.includes(specId));
  if (lines.length === 0) throw refuse('standing.list_empty');
  const { count, added, refused } = await addToCart(
    tx,
    side,
    lines.map(({ specId, num }) => ({ specId, num })),
  );
  const worth = list.items.reduce((sum, { gone, subtotal }) => (gone ? sum : sum + fromYuan(subtotal)), 0);
  if (added.size > 0) await tx.execute(sql`update procurement_list set used_count = used_count + 1, last_fen = ${worth} where id = ${id}`);
  const nameOf = new Map(lines.map(({ specId, specName }) => [specId, specName]));
  return {
    count,
    added: [...added.keys()],
    refused: [...refused].map(([specId, refusal]) => ({
      specId,
      specName: nameOf.get(specId) ?? '',
      msg: refusalEnvelope(refusal, language).msg,
    })),
  };
};
