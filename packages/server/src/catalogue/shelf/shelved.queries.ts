import { ShelvedGoods, type ShelvedQuery } from '@mall/contract/catalogue/shelf-goods.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { type StoreSide, within } from '../../kernel/side.ts';

const fromOf = (side: StoreSide, { shelf, word, goodsId }: ShelvedQuery): SQL => {
  const on =
    shelf === undefined
      ? sql``
      : shelf === 'none'
        ? sql`and c.id is null`
        : sql`and c.id in (select id from store_class where store_id = ${side.storeId} and (id = ${shelf} or parent_id = ${shelf}))`;
  const named = word ? sql`and (g.name ilike ${likePattern(word)} or g.spu_code ilike ${likePattern(word)})` : sql``;
  return sql`from goods g left join store_class c on c.id = g.store_class_id and c.shown where ${within(side, 'g')} and g.state <> 'draft' ${on} ${named} ${goodsId ? sql`and g.id = ${goodsId}` : sql``}`;
};

/** Goods of the store by the shelf on which they stand. */
export const listShelved = async (tx: Tx, side: StoreSide, query: ShelvedQuery): Promise<PageOf<ShelvedGoods>> => {
  const list = await readRows(tx, ShelvedGoods)`
    select g.id::text as "goodsId", g.name, g.spu_code as "spuCode", coalesce((select p.picture from spec p where p.id = g.default_spec_id), '') as picture, g.state,
      c.id::text as "shelfId", coalesce(c.name, '') as "shelfName"
    ${fromOf(side, query)} order by g.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(side, query)}`;
  return { list, total: counted?.total ?? 0 };
};
