import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { BoughtAgain } from '@mall/contract/order/order.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { addToCart } from './add-to-cart.ts';

const Row = z.strictObject({ specId: Id, num: z.number(), specName: z.string() });

/** Puts the lines of an order back into the cart, each whole or with the reason why not. */
export const buyAgain = async (tx: Tx, side: BuyerSide, orderId: Id, language: Language): Promise<BoughtAgain> => {
  const rows = await readRows(tx, Row)`
    select l.spec_id::text as "specId", l.num, l.spec_name as "specName" from order_line l join shop_order o on o.id = l.order_id
    where o.id = ${orderId} and ${within(side, 'o')} and not o.hidden order by l.id`;
  if (rows.length === 0) throw refuse('kernel.not_found');
  const { count, added, refused } = await addToCart(tx, side, rows);
  const nameOf = new Map(rows.map(({ specId, specName }) => [specId, specName]));
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
