import { keysOfPage, type LayoutContent, type LayoutKey } from '@mall/contract/content/layout.rules.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { adv, advLink, type PageWords } from '../content.table.ts';
import { listFloorLayouts } from '../layout.queries.ts';

const wordsOf = (words: PageWords | null) => ({ ...noText, ...words });
const dateOf = (at: Date | null) => (at ? formatTime(at) : null);
const areaOf = (area: number[] | null) => {
  if (!area) return {};
  const [left = 0, top = 0, width = 100, height = 100] = area;
  return { area: { left, top, width, height } };
};

const readAdvs = async (tx: Tx, zoneId: Id | undefined): Promise<LayoutContent['advs']> => {
  const rows = await tx
    .select({ adv, link: advLink })
    .from(adv)
    .leftJoin(advLink, eq(advLink.advId, adv.id))
    .where(and(inArray(adv.advKey, [...keysOfPage(zoneId)]), isNull(adv.storeId), zoneId ? eq(adv.zoneId, zoneId) : isNull(adv.zoneId)))
    .orderBy(asc(adv.sort), asc(adv.id), asc(advLink.sort), asc(advLink.id));
  return [...Map.groupBy(rows, (row) => row.adv.id).values()].flatMap((group) => {
    const one = group[0]?.adv;
    if (!one) return [];
    return [
      {
        advKey: one.advKey as LayoutKey,
        title: wordsOf(one.title),
        subtitle: wordsOf(one.subtitle),
        image: one.image,
        shown: one.shown,
        startsDate: dateOf(one.startsAt),
        endsDate: dateOf(one.endsAt),
        links: group.flatMap(({ link }) => {
          if (!link) return [];
          const { relationType, relationTarget, typeKeyWord, linkType, area } = link;
          return [{ relationType, relationTarget, typeKeyWord, linkType, ...areaOf(area) }];
        }),
      },
    ];
  });
};

/** What is live of a page, shown or not, as a version keeps it. */
export const readLiveLayout = async (tx: Tx, zoneId: Id | undefined): Promise<LayoutContent> => {
  const floors = await listFloorLayouts(tx, zoneId, true);
  const advs = await readAdvs(tx, zoneId);
  return {
    floors: floors.map((floor) => ({
      floorStyle: floor.floorStyle as 1 | 2 | 3 | 4,
      title: wordsOf(floor.title),
      subtitle: wordsOf(floor.subtitle),
      image: floor.image,
      actionType: floor.actionType,
      actionParams: floor.actionParams,
      shown: floor.shown,
      startsDate: dateOf(floor.startsAt),
      endsDate: dateOf(floor.endsAt),
      goods: floor.goods.map(({ part, groupNo, goodsId, caption }) => ({ part, groupNo, goodsId, caption })),
      links: floor.links.map(({ id: _id, title, subtitle, ...link }) => ({ ...link, title: wordsOf(title), subtitle: wordsOf(subtitle) })),
    })),
    advs,
  };
};
