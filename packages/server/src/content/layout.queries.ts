import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { customClass, floor, floorGoods, floorLink } from './content.table.ts';

const ofZone = (column: typeof floor.zoneId | typeof customClass.zoneId, zoneId: Id | undefined) =>
  zoneId ? eq(column, zoneId) : isNull(column);

const shownNow = sql`${floor.shown} and (${floor.startsAt} is null or ${floor.startsAt} <= now()) and (${floor.endsAt} is null or ${floor.endsAt} > now())`;

/**
 * The floors of the home page or of a zone, with the goods and links that stand on them; `all` also what is not shown now.
 * The catalogue room puts the goods in.
 */
export const listFloorLayouts = async (tx: Tx, zoneId: Id | undefined, all = false) => {
  const shown = and(ofZone(floor.zoneId, zoneId), all ? undefined : shownNow);
  // One after the other: a version is read within a transaction, which asks one thing at a time.
  const floors = await tx.select().from(floor).where(shown).orderBy(asc(floor.sort), asc(floor.id));
  const goods = await tx
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
    .orderBy(asc(floorGoods.floorId), asc(floorGoods.place));
  const links = await tx
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
    .orderBy(asc(floorLink.floorId), asc(floorLink.sort), asc(floorLink.id));
  const goodsOf = Map.groupBy(goods, (row) => row.floorId);
  const linksOf = Map.groupBy(links, (row) => row.floorId);
  return floors.map((one) => ({ ...one, goods: goodsOf.get(one.id) ?? [], links: (linksOf.get(one.id) ?? []).map(({ link }) => link) }));
};

/** Class blocks arranged by hand, parents before children are not promised: `parentId` tells the tree. */
export const listCustomClassRows = (tx: Tx, zoneId: Id | undefined) =>
  tx
    .select()
    .from(customClass)
    .where(and(ofZone(customClass.zoneId, zoneId), eq(customClass.shown, true)))
    .orderBy(asc(customClass.sort), asc(customClass.id));
