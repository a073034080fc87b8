import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { dealOfSpec, type GoodsPageRow, type GoodsSpecRow } from './goods-page.queries.ts';

export type LiveSpec = Pick<GoodsSpecRow, 'id' | 'priceFen' | 'marketFen' | 'storage' | 'breaks' | 'dealFen' | 'dealType' | 'dealRuns'> & {
  /** A group buy of it runs, or is to come. */
  inGroup: boolean;
};
type Tuple = [
  LiveSpec['id'],
  LiveSpec['priceFen'],
  LiveSpec['marketFen'],
  LiveSpec['storage'],
  LiveSpec['breaks'],
  LiveSpec['dealFen'],
  LiveSpec['dealType'],
  LiveSpec['dealRuns'],
  LiveSpec['inGroup'],
];
type Counts = Pick<
  GoodsPageRow,
  'sales' | 'monthSales' | 'favouriteCount' | 'reviewCount' | 'positiveCount' | 'neutralCount' | 'negativeCount' | 'photoCount'
>;
type Row = Counts & { onSale: boolean; specs: Tuple[] };
export type GoodsLive = Counts & { specs: LiveSpec[] };

const statement = prepared((tx: Tx) =>
  tx
    .select({
      live: sql<Row>`json_build_object('onSale', g.state = 'on' and (select s.state = 'open' from store s where s.id = g.store_id),
        'sales', g.sales, 'monthSales', g.month_sales, 'favouriteCount', g.favourite_count, 'reviewCount', g.review_count,
        'positiveCount', g.positive_count, 'neutralCount', g.neutral_count, 'negativeCount', g.negative_count, 'photoCount', g.photo_count,
        'specs', (select coalesce(json_agg(json_build_array(p.id::text, p.price_fen, p.market_fen, coalesce(k.on_hand - k.reserved, 0),
            coalesce((select json_agg(json_build_array(b.min_num, b.price_fen) order by b.min_num) from spec_price_break b where b.spec_id = p.id), '[]'),
            deal.price_fen, deal.activity_type, deal.running, exists (select from group_price q where q.spec_id = p.id and q.ends_at > now())) order by p.sort), '[]')
          from spec p left join spec_stock k on k.spec_id = p.id left join ${dealOfSpec} on true
          where p.goods_id = g.id and p.state = 'on'))`,
    })
    .from(sql`goods g`)
    .where(sql`g.id = ${sql.placeholder('goodsId')}`)
    .prepare('goods_live'),
);

/** What changes on a goods' page from one moment to the next; nothing for a goods that is not on sale. */
export const readGoodsLive = async (tx: Tx, goodsId: Id): Promise<GoodsLive | undefined> => {
  const [found] = await statement(tx).execute({ goodsId });
  if (!found?.live.onSale) return undefined;
  const { specs, ...live } = found.live;
  return {
    ...live,
    specs: specs.map(([id, priceFen, marketFen, storage, breaks, dealFen, dealType, dealRuns, inGroup]) => ({
      id,
      priceFen,
      marketFen,
      storage,
      breaks,
      dealFen,
      dealType,
      dealRuns,
      inGroup,
    })),
  };
};
