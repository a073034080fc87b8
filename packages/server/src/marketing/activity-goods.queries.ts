import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { ActivityGoodsQuery } from '@mall/contract/marketing/coupon.api.ts';
import type { GoodsSearch, SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { searchGoods } from '../search/search-goods.ts';
import { wantedActivity } from './activity.queries.ts';
import { type Cover, requireCover } from './cover.queries.ts';

/** The goods for which a coupon or a full reduction holds: by the filters of the search where they can say it, otherwise within the goods it names. */
export const listActivityGoods = async (
  tx: Tx,
  engine: SearchEngine,
  { couponId, activityId, ...query }: ActivityGoodsQuery,
  language: Language,
): Promise<GoodsSearch> => {
  const cover = await requireCover(tx, wantedActivity({ couponId, activityId }));
  const search = asSearch(cover, query);
  if (search) return withinCover(cover, await searchGoods(tx, engine, search, language));
  return searchGoods(tx, engine, query, language, await listCovered(tx, cover));
};

/** A filter of the visitor on what the activity itself fixes gives way, or narrows it where several are named. */
const asSearch = ({ scope, targetIds }: Cover, query: SearchGoodsQuery): SearchGoodsQuery | undefined => {
  if (scope === 'all') return query;
  if (scope === 'brand') {
    const asked = query.brandId?.split(',') ?? targetIds;
    const both = targetIds.filter((id) => asked.includes(id));
    return { ...query, brandId: (both.length > 0 ? both : targetIds).join(',') };
  }
  const [only, ...others] = targetIds;
  if (only === undefined || others.length > 0) return undefined;
  if (scope === 'store') return { ...query, storeId: only };
  return scope === 'class' ? { ...query, classId: only } : undefined;
};

// A facet counts what its own filter leaves out, but nothing beyond the activity may be offered.
const withinCover = ({ scope, targetIds }: Cover, found: GoodsSearch): GoodsSearch => {
  if (scope === 'brand') return { ...found, brandVOList: found.brandVOList.filter(({ id }) => targetIds.includes(id)) };
  if (scope !== 'class') return found;
  const inside = new Set(targetIds);
  for (const { id, parentId } of found.classVOList) if (inside.has(parentId)) inside.add(id);
  return { ...found, classVOList: found.classVOList.filter(({ id }) => inside.has(id)) };
};

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

const listCovered = async (tx: Tx, cover: Cover): Promise<Id[]> => {
  const rows = await readRows(tx, IdRow)`select g.id::text from goods g where g.state = 'on' and ${coveredBy(cover)}`;
  return rows.map((row) => row.id);
};
