import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { ActivityGoodsQuery } from '@mall/contract/marketing/coupon.api.ts';
import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { wantedActivity } from './activity.queries.ts';
import { type Cover, requireCover } from './cover.queries.ts';

const coveredBy = ({ scope, targetIds }: Cover): SQL => {
  const ids = sql`any (${sql.param(targetIds)}::bigint[])`;
  return {
    all: sql`true`,
    store: sql`g.store_id = ${ids}`,
    goods: sql`g.id = ${ids}`,
    brand: sql`g.brand_id = ${ids}`,
    class: sql`(g.first_gc_id = ${ids} or g.second_gc_id = ${ids} or g.gc_id = ${ids})`,
  }[scope];
};

/** The goods for which a coupon or a full reduction holds, the best first. */
export const listActivityGoods = async (tx: Tx, query: ActivityGoodsQuery, language: Language): Promise<GoodsSearch> => {
  const { pageNo, pageSize, keyword } = query;
  const cover = await requireCover(tx, wantedActivity(query));
  const { rows } = await tx.execute<{ total: number; ids: Id[] }>(sql`
    with found as (
      select g.id, g.rank from goods g join store s on s.id = g.store_id and s.state = 'open'
      where g.state = 'on' and ${coveredBy(cover)} and strpos(lower(g.name), lower(${keyword})) > 0)
    select (select count(*)::int from found) as total,
      array(select id::text from found order by rank desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}) as ids`);
  const cards = await listGoodsCards(tx, rows[0]?.ids ?? [], language);
  return {
    goodsVOList: cards.map((card) => ({ ...card, specColumns: {} })),
    specColumnVOList: [],
    brandVOList: [],
    goodsLabelVOList: [],
    goodsAttrVOList: [],
    classVOList: [],
    sourceVOList: [],
    priceRange: null,
    inStockCount: 0,
    totalCount: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
    suggestionList: [],
  };
};
