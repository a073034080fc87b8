import type { DraftFloor, DraftFloorQuery, Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { splitPrice } from '@mall/contract/kernel/money.ts';
import { readEditedLayout } from '../content/layout/layout-office.queries.ts';
import { listFloorLayouts } from '../content/layout.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import { listGoodsCards } from './goods-card.queries.ts';
import { requireZone } from './zone.queries.ts';

/** Floors with their goods; all cards of all floors come by one statement, and what is off the shelf leaves its place empty. */
export const listFloors = async (tx: Tx, zoneId: Id | undefined, language: Language): Promise<Floor[]> =>
  (await readFloors(tx, await listFloorLayouts(tx, zoneId), language)).map(({ shown: _shown, ...floor }) => floor);

/** As operators see the page before it is shown; to everybody else there is no such thing. */
export const listDraftFloors = async (tx: Tx, actor: Actor, query: DraftFloorQuery, language: Language): Promise<DraftFloor[]> => {
  if (actor.kind !== 'operator') throw refuse('kernel.not_found');
  const zoneId = query.key === undefined ? query.zoneId : (await requireZone(tx, { key: query.key }, language)).id;
  const { floors } = await readEditedLayout(tx, zoneId);
  const numbered = floors.map((floor, at) => ({
    ...floor,
    id: String(at + 1),
    links: floor.links.map((link, place) => ({ ...link, id: String(place + 1) })),
  }));
  return readFloors(tx, numbered, language);
};

type Laid = Awaited<ReturnType<typeof listFloorLayouts>>[number];
/** When it is shown is looked at before. */
type Layout = Omit<Laid, 'zoneId' | 'sort' | 'startsAt' | 'endsAt' | 'goods'> & {
  goods: readonly Omit<Laid['goods'][number], 'floorId'>[];
};

const readFloors = async (tx: Tx, layouts: readonly Layout[], language: Language): Promise<DraftFloor[]> => {
  const goodsIds = [...new Set(layouts.flatMap((layout) => layout.goods.map((one) => one.goodsId)))];
  const cards = new Map((await listGoodsCards(tx, goodsIds, language)).map((card) => [card.goodsId, card]));
  return layouts.map((layout) => ({
    id: layout.id,
    shown: layout.shown,
    floorStyle: layout.floorStyle,
    floorStyleName: `enjoy-good-things${layout.floorStyle}`,
    title: wordOf(layout.title, language),
    subtitle: wordOf(layout.subtitle, language),
    image: layout.image,
    actionType: layout.actionType,
    actionParams: layout.actionParams,
    goodsDTOS: layout.goods.flatMap(({ goodsId, part, groupNo, caption }) => {
      const card = cards.get(goodsId);
      return card ? [{ ...card, part, groupNo, caption, ...splitPrice(card.specSellPrice) }] : [];
    }),
    webFloorLinkConfigDTOList: layout.links.map((link) => ({
      ...link,
      title: wordOf(link.title, language),
      subtitle: wordOf(link.subtitle, language),
    })),
  }));
};
