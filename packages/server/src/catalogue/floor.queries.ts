import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { listFloorLayouts } from '../content/layout.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { wordOf } from '../kernel/word-of.ts';
import { listGoodsCards } from './goods-card.queries.ts';

/** Floors with their goods; all cards of all floors come by one statement, and what is off the shelf leaves its place empty. */
export const listFloors = async (tx: Tx, zoneId: Id | undefined, language: Language): Promise<Floor[]> => {
  const layouts = await listFloorLayouts(tx, zoneId);
  const goodsIds = [...new Set(layouts.flatMap((layout) => layout.goods.map((one) => one.goodsId)))];
  const cards = new Map((await listGoodsCards(tx, goodsIds, language)).map((card) => [card.goodsId, card]));
  return layouts.map((layout) => ({
    id: layout.id,
    floorStyle: layout.floorStyle,
    title: wordOf(layout.title, language),
    subtitle: wordOf(layout.subtitle, language),
    image: layout.image,
    actionType: layout.actionType,
    actionParams: layout.actionParams,
    goodsDTOS: layout.goods.flatMap(({ goodsId, part, groupNo, caption }) => {
      const card = cards.get(goodsId);
      return card ? [{ ...card, part, groupNo, caption }] : [];
    }),
    webFloorLinkConfigDTOList: layout.links.map((link) => ({
      ...link,
      title: wordOf(link.title, language),
      subtitle: wordOf(link.subtitle, language),
    })),
  }));
};
