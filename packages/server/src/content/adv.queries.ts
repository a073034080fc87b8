import { campaignStart } from '@mall/contract/content/adv.rules.ts';
import type { Adv, AdvLink, AdvQuery } from '@mall/contract/content/content.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { wordOf } from '../kernel/word-of.ts';
import { adv, advLink } from './content.table.ts';

const running = sql`${adv.shown} and (${adv.startsAt} is null or ${adv.startsAt} <= now()) and (${adv.endsAt} is null or ${adv.endsAt} > now())`;

/** The pictures of one place: of the mall itself, of a store or of a zone. */
export const listAdvs = (tx: Tx, query: AdvQuery, language: Language): Promise<Adv[]> =>
  readAdvs(
    tx,
    language,
    and(
      eq(adv.advKey, query.advKey),
      query.storeId ? eq(adv.storeId, query.storeId) : isNull(adv.storeId),
      query.zoneId ? eq(adv.zoneId, query.zoneId) : isNull(adv.zoneId),
    ),
  );

/** A campaign by its key, or the newest one that runs. */
export const findCampaign = async (tx: Tx, advKey: string | undefined, language: Language): Promise<Adv | null> => {
  const ofCampaign = sql`starts_with(${adv.advKey}, ${campaignStart})`;
  const found = await readAdvs(tx, language, and(ofCampaign, advKey === undefined ? undefined : eq(adv.advKey, advKey)));
  return found.toSorted((one, other) => Number(other.id) - Number(one.id))[0] ?? null;
};

export const listAdvsByIds = async (tx: Tx, ids: readonly Id[], language: Language): Promise<Adv[]> =>
  ids.length === 0 ? [] : readAdvs(tx, language, inArray(adv.id, [...ids]));

type Link = Omit<AdvLink, 'area'> & { area: number[] | null };

const toLink = ({ area, ...link }: Link): AdvLink => {
  if (!area) return link;
  const [left = 0, top = 0, width = 100, height = 100] = area;
  return { ...link, area: { left, top, width, height } };
};

const readAdvs = async (tx: Tx, language: Language, where: SQL | undefined): Promise<Adv[]> => {
  const rows = await tx
    .select({
      id: adv.id,
      title: adv.title,
      subtitle: adv.subtitle,
      image: adv.image,
      link: {
        relationType: advLink.relationType,
        relationTarget: advLink.relationTarget,
        typeKeyWord: advLink.typeKeyWord,
        linkType: advLink.linkType,
        area: advLink.area,
      },
    })
    .from(adv)
    .leftJoin(advLink, eq(advLink.advId, adv.id))
    .where(and(where, running))
    .orderBy(asc(adv.sort), asc(adv.id), asc(advLink.sort), asc(advLink.id));
  return [...Map.groupBy(rows, (row) => row.id)].map(([id, [first, ...rest]]) => ({
    id,
    title: wordOf(first?.title, language),
    subtitle: wordOf(first?.subtitle, language),
    image: first?.image ?? '',
    advLinkConfigDTOList: [first, ...rest].flatMap((row) => (row?.link ? [toLink(row.link)] : [])),
  }));
};
