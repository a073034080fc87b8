import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import { listBestSellers } from './goods.queries.ts';
import type { goods } from './goods.table.ts';

type Columns = typeof goods.$inferSelect;

/** Everything that a goods' page tells of the goods itself; long texts fall back to those of its class. */
export type GoodsPageRow = Pick<
  Columns,
  | 'storeId'
  | 'gcId'
  | 'firstGcId'
  | 'secondGcId'
  | 'brandId'
  | 'state'
  | 'source'
  | 'spuCode'
  | 'model'
  | 'name'
  | 'enName'
  | 'unit'
  | 'moq'
  | 'taxRate'
  | 'sales'
  | 'monthSales'
> &
  Pick<Columns, 'favouriteCount' | 'reviewCount' | 'positiveCount' | 'neutralCount' | 'negativeCount' | 'photoCount' | 'defaultSpecId'> & {
    goodsId: Id;
    storeOpen: boolean;
    brandName: string;
    brandEnName: string;
    firstNames: Words;
    secondNames: Words;
    gcNames: Words;
    description: string;
    standards: string[];
    certificates: string[];
    afterSales: string;
    packing: string;
    labels: { id: Id; key: string; names: Words; tone: 'green' | 'amber' | 'red' | 'blue' | 'grey' }[];
    attributes: { names: Words; drives: boolean; values: string[] }[];
  };

const asked = sql`coalesce(${sql.placeholder('goodsId')}::bigint, (select goods_id from spec where id = ${sql.placeholder('specId')}::bigint))`;

/** One row however much there is on it: a page costs two statements here, this and its specs. */
const pageStatement = prepared((tx: Tx) =>
  tx
    .select({
      page: sql<GoodsPageRow>`json_build_object(
        'goodsId', g.id::text, 'storeId', g.store_id::text, 'gcId', g.gc_id::text, 'firstGcId', g.first_gc_id::text, 'secondGcId', g.second_gc_id::text,
        'brandId', g.brand_id::text, 'defaultSpecId', g.default_spec_id::text, 'state', g.state, 'source', g.source, 'spuCode', g.spu_code, 'model', g.model,
        'name', g.name, 'enName', g.en_name, 'unit', g.unit, 'moq', g.moq, 'taxRate', g.tax_rate, 'sales', g.sales, 'monthSales', g.month_sales,
        'favouriteCount', g.favourite_count, 'reviewCount', g.review_count, 'positiveCount', g.positive_count, 'neutralCount', g.neutral_count,
        'negativeCount', g.negative_count, 'photoCount', g.photo_count, 'storeOpen', s.state = 'open', 'brandName', b.name, 'brandEnName', b.en_name,
        'firstNames', top.names, 'secondNames', middle.names, 'gcNames', c.names,
        'description', coalesce(nullif(d.description, ''), c.description),
        'standards', case when d.standards <> '{}' then d.standards else c.standards end,
        'certificates', case when d.certificates <> '{}' then d.certificates else c.certificates end,
        'afterSales', coalesce(nullif(d.after_sales, ''), c.after_sales), 'packing', coalesce(d.packing, ''),
        'labels', coalesce((select json_agg(json_build_object('id', l.id::text, 'key', l.key, 'names', l.names, 'tone', l.tone) order by l.sort, l.id)
          from goods_label gl join label l on l.id = gl.label_id where gl.goods_id = g.id), '[]'),
        'attributes', coalesce((select json_agg(json_build_object('names', a.names, 'drives', a.drives_spec, 'values', v.list) order by a.sort, a.id)
          from (select ga.attribute_id, json_agg(av.value order by av.sort, av.id) as list
                from goods_attribute ga join attribute_value av on av.id = ga.value_id where ga.goods_id = g.id group by ga.attribute_id) v
          join attribute a on a.id = v.attribute_id), '[]'))`,
    })
    .from(
      sql`goods g join store s on s.id = g.store_id join brand b on b.id = g.brand_id
        join goods_class c on c.id = g.gc_id join goods_class middle on middle.id = g.second_gc_id join goods_class top on top.id = g.first_gc_id
        left join goods_detail d on d.goods_id = g.id`,
    )
    .where(sql`g.id = ${asked}`)
    .prepare('goods_page'),
);

export type GoodsSpecRow = {
  id: Id;
  specName: string;
  axisLine: string;
  itemNumber: string;
  axis: Record<string, string>;
  picture: string;
  priceFen: number;
  marketFen: number | null;
  storage: number;
  leadDays: number;
  weightGram: number;
  dealFen: number | null;
  dealType: number | null;
  dealRuns: boolean | null;
};

const specsStatement = prepared((tx: Tx) =>
  tx
    .select({
      specs: sql<GoodsSpecRow[]>`coalesce(json_agg(json_build_object(
        'id', p.id::text, 'specName', p.name, 'axisLine', p.axis_line, 'itemNumber', p.item_number, 'axis', p.axis, 'picture', p.picture,
        'priceFen', p.price_fen, 'marketFen', p.market_fen, 'storage', coalesce(k.on_hand - k.reserved, 0), 'leadDays', p.lead_days, 'weightGram', p.weight_gram,
        'dealFen', deal.price_fen, 'dealType', deal.activity_type, 'dealRuns', deal.running) order by p.sort, p.id), '[]')`,
    })
    .from(
      sql`spec p left join spec_stock k on k.spec_id = p.id
        left join lateral (
          select price_fen, activity_type, starts_at <= now() as running from activity_price
          where spec_id = p.id and open and ends_at > now() and starts_at < date_trunc('day', now()) + interval '1 day'
          order by starts_at > now(), price_fen limit 1) deal on true`,
    )
    .where(sql`p.goods_id = ${asked} and p.state = 'on'`)
    .prepare('goods_page_specs'),
);

export type GoodsPage = { goods: GoodsPageRow; specs: [GoodsSpecRow, ...GoodsSpecRow[]]; shown: GoodsSpecRow };
type Asked = { goodsId?: Id | undefined; specId?: Id | undefined };

const mostSimilar = 12;

const describeOffShelf = async (tx: Tx, row: GoodsPageRow, picture: string, language: Language): Promise<OffShelf> => ({
  goodsId: row.goodsId,
  name: language === 'zh' ? row.name : row.enName || row.name,
  picture,
  storeId: row.storeId,
  gcId: row.gcId,
  gcName: wordOf(row.gcNames, language),
  similar: await listBestSellers(tx, { gcId: row.gcId, limit: mostSimilar }, language),
});

/** A goods on the shelf with its specs. One that was taken off is refused together with what may stand in for it. */
export const requireGoodsPage = async (
  tx: Tx,
  { goodsId = undefined, specId = undefined }: Asked,
  language: Language,
): Promise<GoodsPage> => {
  const ids = { goodsId: goodsId ?? null, specId: specId ?? null };
  const [[found], [listed]] = await Promise.all([pageStatement(tx).execute(ids), specsStatement(tx).execute(ids)]);
  const row = found?.page;
  // A draft was never shown to anybody.
  if (!row || row.state === 'draft') throw refuse('goods.not_found');
  const [first, ...others] = listed?.specs ?? [];
  if (row.state === 'off' || !row.storeOpen || !first)
    throw refuse('goods.off_shelf', {}, await describeOffShelf(tx, row, first?.picture ?? '', language));
  const specs: GoodsPage['specs'] = [first, ...others];
  const shown = specs.find((spec) => spec.id === specId) ?? specs.find((spec) => spec.id === row.defaultSpecId) ?? first;
  return { goods: row, specs, shown };
};
