import { keysOfPage, type LayoutContent } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { adv, advLink, floor, floorGoods, floorLink } from '../content.table.ts';

type Words = LayoutContent['floors'][number]['subtitle'];
const orNone = (words: Words) => (words.zh === '' ? null : words);
const moment = (at: string | null) => (at === null ? null : sql`${at}::timestamptz`);

const layFloors = async (tx: Tx, zoneId: Id | undefined, floors: LayoutContent['floors']): Promise<void> => {
  await tx.delete(floor).where(zoneId ? eq(floor.zoneId, zoneId) : isNull(floor.zoneId));
  for (const [at, one] of floors.entries()) {
    const { goods, links, startsDate, endsDate, subtitle, ...fields } = one;
    const [laid] = await tx
      .insert(floor)
      .values({
        ...fields,
        subtitle: orNone(subtitle),
        zoneId: zoneId ?? null,
        sort: at + 1,
        startsAt: moment(startsDate),
        endsAt: moment(endsDate),
      })
      .returning({ id: floor.id });
    const floorId = laid?.id ?? '';
    if (goods.length > 0) await tx.insert(floorGoods).values(goods.map((row, place) => ({ floorId, place, ...row })));
    if (links.length > 0)
      await tx.insert(floorLink).values(links.map((row, sort) => ({ ...row, floorId, subtitle: orNone(row.subtitle), sort: sort + 1 })));
  }
};

const layAdvs = async (tx: Tx, zoneId: Id | undefined, advs: LayoutContent['advs']): Promise<void> => {
  await tx
    .delete(adv)
    .where(and(inArray(adv.advKey, [...keysOfPage(zoneId)]), isNull(adv.storeId), zoneId ? eq(adv.zoneId, zoneId) : isNull(adv.zoneId)));
  for (const [at, { links, startsDate, endsDate, subtitle, ...fields }] of advs.entries()) {
    const [laid] = await tx
      .insert(adv)
      .values({
        ...fields,
        subtitle: orNone(subtitle),
        zoneId: zoneId ?? null,
        sort: at + 1,
        startsAt: moment(startsDate),
        endsAt: moment(endsDate),
      })
      .returning({ id: adv.id });
    if (links.length > 0)
      await tx.insert(advLink).values(
        links.map(({ area, ...link }, sort) => ({
          ...link,
          advId: laid?.id ?? '',
          sort: sort + 1,
          area: area ? [area.left, area.top, area.width, area.height] : null,
        })),
      );
  }
};

/** Makes the tables that the storefront reads say what a version says. */
export const layLiveLayout = async (tx: Tx, zoneId: Id | undefined, { floors, advs }: LayoutContent): Promise<void> => {
  await layFloors(tx, zoneId, floors);
  await layAdvs(tx, zoneId, advs);
};
