import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { listOwnPrices, withOwnPrice } from '../catalogue/own-price.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { ownBytes } from '../kernel/own-bytes.ts';
import type { ListCards } from './keep-cards.ts';

/** Cards that were made for everybody, with the prices that the reader has of his own. */
export const ownCards =
  (tx: Tx, actor: Actor, listCards: ListCards): ListCards =>
  async (specIds, language) => {
    const cards = await listCards(specIds, language);
    if (actor.kind !== 'buyer' || (actor.zoneId === undefined && actor.companyId === undefined)) return cards;
    const own = await listOwnPrices(tx, actor.memberId, { specIds });
    return cards.map((json, nth) => {
      const price = own.get(specIds[nth] ?? '');
      if (!json || price === undefined) return json;
      return ownBytes(JSON.stringify(withOwnPrice(JSON.parse(`${json.toString()}}`) as GoodsCard, price)).slice(0, -1));
    });
  };
