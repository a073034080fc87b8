import type { ZoneHead, ZoneHeadQuery, ZoneKind, ZoneRecommendation } from '@mall/contract/catalogue/catalogue.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import { zone, zoneCompany } from './catalogue.table.ts';
import { listGoodsCards } from './goods-card.queries.ts';

const findZone = async (tx: Tx, where: SQL, language: Language): Promise<ZoneHead | undefined> => {
  const [row] = await tx
    .select()
    .from(zone)
    .where(and(where, eq(zone.open, true)))
    .orderBy(asc(zone.sort), asc(zone.id))
    .limit(1);
  return (
    row && {
      id: row.id,
      key: row.key,
      kind: row.kind,
      name: wordOf(row.names, language),
      welcome: wordOf(row.welcome, language),
      skin: row.skin,
      banner: row.banner,
      logoUrl: row.logo,
    }
  );
};

/** The zone that is asked for, otherwise the member's own or that of his company; a guest has none. */
export const findNavigationIndex = async (
  tx: Tx,
  actor: Actor,
  zoneId: Id | undefined,
  language: Language,
): Promise<{ navigationIndexDTO: ZoneHead | null }> => {
  const wanted = zoneId ?? ownZone(actor);
  if (wanted === undefined) return { navigationIndexDTO: null };
  const found = await findZone(tx, sql`${zone.id} = ${wanted}`, language);
  return { navigationIndexDTO: found ? await greet(tx, actor, found, language) : null };
};

/** By the member and his company, whatever his browser says of itself. */
const ownZone = (actor: Actor): Id | SQL | undefined =>
  actor.kind === 'buyer' ? (actor.zoneId ?? companyZone(actor.companyId)) : undefined;

const toOthers = words(
  '签约大客户的专属目录，登录后可见您的协议价与账期',
  'The catalogue of our key accounts; sign in to see your own prices and terms',
  'Le catalogue de nos grands comptes ; connectez-vous pour voir vos prix et conditions',
  'El catálogo de nuestros grandes clientes; inicie sesión para ver sus precios y condiciones',
  'O catálogo dos nossos grandes clientes; entre para ver seus preços e condições',
  'Каталог для крупных клиентов; войдите, чтобы увидеть свои цены и условия',
);

/** What a big customer's zone promises its people (prices, terms) is promised to nobody else who finds its page. */
export const greet = async (tx: Tx, actor: Actor, head: ZoneHead, language: Language): Promise<ZoneHead> => {
  if (head.kind !== 'big_customer') return head;
  const own = ownZone(actor);
  const isOwn = own !== undefined && (await findZone(tx, sql`${zone.id} = ${head.id} and ${zone.id} = ${own}`, language)) !== undefined;
  return isOwn ? head : { ...head, welcome: toOthers[language] };
};

const companyZone = (companyId: Id | undefined): SQL | undefined =>
  companyId === undefined
    ? undefined
    : sql`(select ${zoneCompany.zoneId} from ${zoneCompany} where ${zoneCompany.companyId} = ${companyId})`;

export const requireZone = async (tx: Tx, { key, kind }: { key?: string; kind?: ZoneKind }, language: Language): Promise<ZoneHead> => {
  const found = await findZone(tx, key === undefined ? sql`${zone.kind} = ${kind}` : eq(zone.key, key), language);
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** A zone by its id, the first of a kind, or the visitor's own; whoever has none is told that there is none. */
export const requireZoneHead = async (tx: Tx, actor: Actor, { zoneId, kind }: ZoneHeadQuery, language: Language): Promise<ZoneHead> => {
  if (zoneId === undefined && kind !== undefined) return greet(tx, actor, await requireZone(tx, { kind }, language), language);
  const { navigationIndexDTO: found } = await findNavigationIndex(tx, actor, zoneId, language);
  if (!found || (kind !== undefined && found.kind !== kind)) throw refuse('kernel.not_found');
  return found;
};

const mostGroups = 8;
const mostInGroup = 10;
const placesRead = 400;

const Row = z.strictObject({ class_id: z.string(), names: WordsColumn, goods_id: z.string() });

/** Head of a zone and the best of it by second-level class, the class with the best goods first. */
export const requireZoneRecommendation = async (tx: Tx, zoneId: Id, language: Language): Promise<ZoneRecommendation> => {
  const head = await findZone(tx, eq(zone.id, zoneId), language);
  if (!head) throw refuse('kernel.not_found');
  const rows = await readRows(tx, Row)`
    select c.id::text as class_id, c.names, best.goods_id::text
    from (select g.second_gc_id, r.goods_id,
                 row_number() over (partition by g.second_gc_id order by r.place) as nth,
                 min(r.place) over (partition by g.second_gc_id) as first_place
          from recommendation r join goods g on g.id = r.goods_id and g.state = 'on'
          where r.list = ${`zone:${zoneId}`} and r.place <= ${placesRead}) best
    join goods_class c on c.id = best.second_gc_id and c.shown
    where best.nth <= ${mostInGroup}
    order by best.first_place, best.nth`;
  const groups = [...Map.groupBy(rows, (row) => row.class_id)].slice(0, mostGroups);
  const cards = new Map(
    (
      await listGoodsCards(
        tx,
        groups.flatMap(([, members]) => members.map((row) => row.goods_id)),
        language,
      )
    ).map((card) => [card.goodsId, card]),
  );
  return {
    zone: head,
    groups: groups.map(([classId, members]) => ({
      classId,
      name: wordOf(members[0]?.names, language),
      goodsList: members.flatMap((row) => cards.get(row.goods_id) ?? []),
    })),
  };
};
