import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { customClass, floor, floorGoods, floorLink } from './content.table.ts';

const ofZone = (column: typeof floor.zoneId | typeof customClass.zoneId, zoneId: Id | undefined) =>
  zoneId ? eq(column, zoneId) : isNull(column);

/**
 * The floors of the home page or of a zone, with the goods and links that stand on them; `drafts` also what is not shown yet.
 * The catalogue room puts the goods in.
 */
export const listFloorLayouts = async (tx: Tx, zoneId: Id | undefined, drafts = false) => {
  const shown = and(ofZone(floor.zoneId, zoneId), drafts ? undefined : eq(floor.shown, true));
  const [floors, goods, links] = await Promise.all([
    tx.select().from(floor).where(shown).orderBy(asc(floor.sort), asc(floor.id)),
    tx
      .select({
        floorId: floorGoods.floorId,
        part: floorGoods.part,
        groupNo: floorGoods.groupNo,
        goodsId: floorGoods.goodsId,
        caption: floorGoods.caption,
      })
      .from(floorGoods)
      .innerJoin(floor, eq(floor.id, floorGoods.floorId))
      .where(shown)
      .orderBy(asc(floorGoods.floorId), asc(floorGoods.place)),
    tx
      .select({
        floorId: floorLink.floorId,
        link: {
          id: floorLink.id,
          part: floorLink.part,
          groupNo: floorLink.groupNo,
          title: floorLink.title,
          subtitle: floorLink.subtitle,
          image: floorLink.image,
          relationType: floorLink.relationType,
          relationTarget: floorLink.relationTarget,
          typeKeyWord: floorLink.typeKeyWord,
          linkType: floorLink.linkType,
        },
      })
      .from(floorLink)
      .innerJoin(floor, eq(floor.id, floorLink.floorId))
      .where(shown)
      .orderBy(asc(floorLink.floorId), asc(floorLink.sort), asc(floorLink.id)),
  ]);
  const goodsOf = Map.groupBy(goods, (row) => row.floorId);
  const linksOf = Map.groupBy(links, (row) => row.floorId);
  return floors.map((one) => ({ ...one, goods: goodsOf.get(one.id) ?? [], links: (linksOf.get(one.id) ?? []).map(({ link }) => link) }));
};

/** Class blocks arranged by hand, parents before children are not promised: `parentId` tells the tree. */
export const listCustomClassRows = (tx: Tx, zoneId: Id | undefined) =>
  tx.select().from(customClass).where(ofZone(customClass.zoneId, zoneId)).orderBy(asc(customClass.sort), asc(customClass.id));
