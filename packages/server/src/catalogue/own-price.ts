import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type Fen, fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';

const zoneOf = (member: SQL): SQL =>
  sql`(select coalesce(m.zone_id, c.zone_id) from member m left join zone_company c on c.company_id = m.company_id where m.id = ${member})`;

/** What a spec costs a member by the zone that is his or his company's; null: what it costs everybody. */
export const ownPriceOf = (member: SQL, spec: SQL): SQL<number | null> =>
  sql`(select o.price_fen from zone_price o join zone z on z.id = o.zone_id and z.open where o.spec_id = ${spec} and o.zone_id = ${zoneOf(member)})`;

const Own = z.strictObject({ specId: Id, fen: z.number() });

/** Prices of his own that a member has for some specs, or for all of a goods. */
export const listOwnPrices = async (tx: Tx, memberId: Id, which: { specIds: readonly Id[] } | { goods: SQL }): Promise<Map<Id, Fen>> => {
  const rows = await readRows(tx, Own)`
    select o.spec_id::text as "specId", o.price_fen::float8 as fen from zone_price o join zone z on z.id = o.zone_id and z.open join spec s on s.id = o.spec_id
    where o.zone_id = ${zoneOf(sql`${memberId}::bigint`)} and ${'specIds' in which ? sql`o.spec_id = any (${sqlList(which.specIds)})` : sql`s.goods_id = ${which.goods}`}`;
  return new Map(rows.map((row) => [row.specId, fen(row.fen)]));
};

/** A card as whoever has a price of his own sees it; where anybody pays less now, as it is. */
export const withOwnPrice = (card: GoodsCard, own: Fen): GoodsCard => {
  if (own >= fromYuan(card.activityPrice ?? card.specSellPrice)) return card;
  const { activityPrice: _activity, priceBreak, marketPrice, ...rest } = card;
  return {
    ...rest,
    specSellPrice: toYuan(own),
    marketPrice: marketPrice ?? card.specSellPrice,
    ...(priceBreak && fromYuan(priceBreak.price) < own && { priceBreak }),
    ...(card.packLength !== undefined && card.unitPrice !== undefined && { unitPrice: toYuan(fen(Math.round(own / card.packLength))) }),
    activityType: card.groupPrice === undefined ? 0 : card.activityType,
    seckillFlag: 0,
    ownPrice: 1,
  };
};
