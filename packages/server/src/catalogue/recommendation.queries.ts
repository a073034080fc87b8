import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { catalogueCount } from './catalogue.table.ts';
import { listGoodsCards } from './goods-card.queries.ts';

const list = sql.placeholder('list');

/** A page is a range of numbered places, so the last page costs what the first does; the total is a row. */
const placesStatement = prepared((tx: Tx) =>
  tx
    .select({
      total: sql<number>`coalesce(max(${catalogueCount.amount}), 0)::int`,
      ids: sql<
        string[]
      >`array(select goods_id from recommendation where list = ${list} and place > ${sql.placeholder('after')} and place <= ${sql.placeholder('upTo')} order by place)`,
    })
    .from(catalogueCount)
    .where(sql`${catalogueCount.key} = 'list:' || ${list}`)
    .prepare('recommendation_places'),
);

/** `list` is 'home' or 'zone:3'. Goods taken off since the numbering are left out, so a page may hold fewer than it could. */
export const listRecommended = async (
  tx: Tx,
  { list: name, page, limit }: { list: 'home' | `zone:${Id}`; page: number; limit: number },
  language: Language,
): Promise<PageOf<GoodsCard>> => {
  const [places] = await placesStatement(tx).execute({ list: name, after: (page - 1) * limit, upTo: page * limit });
  return { list: await listGoodsCards(tx, places?.ids ?? [], language), total: places?.total ?? 0 };
};
