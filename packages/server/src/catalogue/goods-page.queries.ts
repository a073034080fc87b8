import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language, type Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import type { CatalogueBook } from './catalogue-book.queries.ts';
import { listBestSellers } from './goods.queries.ts';
import type { goods } from './goods.table.ts';
import { goodsNameIn } from './goods-name.ts';
import { leastOrder, stepOf } from './least-order.ts';

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
  unit: string;
  moq: number;
  step: number;
  packLength: number | null;
  /** [from how many, fen], the least first. */
  breaks: [number, number][];
  dealFen: number | null;
  dealType: number | null;
  dealRuns: boolean | null;
};

type Columns = typeof goods.$inferSelect;
type Places = Pick<Columns, 'storeId' | 'gcId' | 'firstGcId' | 'secondGcId' | 'brandId' | 'defaultSpecId' | 'state' | 'source'>;
type Names = Pick<Columns, 'spuCode' | 'model' | 'name' | 'enName' | 'abroadNames' | 'taxRate'>;
type Counts = Pick<
  Columns,
  'sales' | 'monthSales' | 'favouriteCount' | 'reviewCount' | 'positiveCount' | 'neutralCount' | 'negativeCount' | 'photoCount'
>;
type Told = { description: string; afterSales: string; packing: string };
type Texts = Told & { standards: string[]; certificates: string[]; pictures: string[]; video: string };
type Row = Places &
  Names &
  Counts & {
    goodsId: Id;
    storeOpen: boolean;
    /** What its store issues and the goods may have. */
    invoiceTypes: InvoiceType[];
    texts: (Texts & { words: Partial<Told> | null }) | null;
    labelIds: Id[];
    /** Ids of attribute and value. */
    values: [Id, Id][];
    specs: GoodsSpecRow[];
  };

const asked = sql`coalesce(${sql.placeholder('goodsId')}::bigint, (select goods_id from spec where id = ${sql.placeholder('specId')}::bigint))`;

/** Of the spec `p` the best price that holds now, or else what begins before midnight, as on a card. */
export const dealOfSpec = sql`lateral (
    select price_fen, activity_type, starts_at <= now() as running from activity_price
    where spec_id = p.id and open and ends_at > now() and starts_at < date_trunc('day', now()) + interval '1 day'
    order by starts_at > now(), price_fen limit 1) deal`;

/** The specs of the goods `g` as `GoodsSpecRow`. */
export const specRows = sql`(select coalesce(json_agg(json_build_object(
    'id', p.id::text, 'specName', p.name, 'axisLine', p.axis_line, 'itemNumber', p.item_number, 'axis', p.axis, 'picture', p.picture,
    'priceFen', p.price_fen, 'marketFen', p.market_fen, 'storage', coalesce(k.on_hand - k.reserved, 0), 'leadDays', p.lead_days, 'weightGram', p.weight_gram,
    'unit', coalesce(p.unit, g.unit), 'moq', ${leastOrder(sql`p`, sql`g`)}, 'step', ${stepOf(sql`p`)}, 'packLength', p.pack_length,
    'breaks', coalesce((select json_agg(json_build_array(b.min_num, b.price_fen) order by b.min_num) from spec_price_break b where b.spec_id = p.id), '[]'),
    'dealFen', deal.price_fen, 'dealType', deal.activity_type, 'dealRuns', deal.running) order by p.sort), '[]')
  from spec p left join spec_stock k on k.spec_id = p.id
  left join ${dealOfSpec} on true
  where p.goods_id = g.id and p.state = 'on')`;

/** One row of one statement, however much there is on the page; what words it needs besides stand in the catalogue book. */
const pageStatement = prepared((tx: Tx) =>
  tx
    .select({
      page: sql<Row>`json_build_object(
        'goodsId', g.id::text, 'storeId', g.store_id::text, 'gcId', g.gc_id::text, 'firstGcId', g.first_gc_id::text, 'secondGcId', g.second_gc_id::text,
        'brandId', g.brand_id::text, 'defaultSpecId', g.default_spec_id::text, 'state', g.state, 'source', g.source, 'spuCode', g.spu_code, 'model', g.model,
        'name', g.name, 'enName', g.en_name, 'abroadNames', g.abroad_names, 'taxRate', g.tax_rate, 'sales', g.sales, 'monthSales', g.month_sales,
        'favouriteCount', g.favourite_count, 'reviewCount', g.review_count, 'positiveCount', g.positive_count, 'neutralCount', g.neutral_count,
        'negativeCount', g.negative_count, 'photoCount', g.photo_count,
        'invoiceTypes', array(select o.type from store s, unnest(s.invoice_types) with ordinality as o (type, at) where s.id = g.store_id and o.type = any (g.invoice_types) order by o.at),
        'storeOpen', (select s.state = 'open' from store s where s.id = g.store_id),
        'texts', (select json_build_object('description', d.description, 'standards', d.standards, 'certificates', d.certificates,
          'afterSales', d.after_sales, 'packing', d.packing, 'pictures', d.pictures, 'video', d.video, 'words', d.words -> ${sql.placeholder('language')}::text) from goods_detail d where d.goods_id = g.id),
        'labelIds', array(select label_id::text from goods_label where goods_id = g.id),
        'values', coalesce((select json_agg(json_build_array(attribute_id::text, value_id::text) order by value_id) from goods_attribute where goods_id = g.id), '[]'),
        'specs', ${specRows})`,
    })
    .from(sql`goods g`)
    .where(sql`g.id = ${asked}`)
    .prepare('goods_page'),
);

/** Everything that a goods' page tells of the goods itself; long texts fall back to the Chinese and then to those of its class, what is claimed of the goods to nothing. */
export type GoodsPageRow = Omit<Row, 'texts' | 'labelIds' | 'values'> &
  Texts & {
    brand: { name: string; enName: string };
    firstNames: Words | undefined;
    secondNames: Words | undefined;
    gcNames: Words | undefined;
    labels: { id: Id; key: string; names: Words; tone: 'green' | 'amber' | 'red' | 'blue' | 'grey' }[];
    attributes: { names: Words; drives: boolean; values: string[] }[];
  };
export type GoodsPage = { goods: GoodsPageRow; specs: [GoodsSpecRow, ...GoodsSpecRow[]] };

const bySort = (one: { sort: number }, other: { sort: number }) => one.sort - other.sort;

const attributesOf = (values: Row['values'], book: CatalogueBook): GoodsPageRow['attributes'] =>
  [...Map.groupBy(values, ([attributeId]) => attributeId)]
    .flatMap(([attributeId, list]) => {
      const about = book.attributes.get(attributeId);
      const ofIt = list.flatMap(([, valueId]) => book.values.get(valueId) ?? []).toSorted(bySort);
      return about && ofIt.length > 0 ? [{ ...about, values: ofIt.map(({ value }) => value) }] : [];
    })
    .toSorted(bySort);

const withWords = ({ texts, labelIds, values, ...row }: Row, book: CatalogueBook): GoodsPageRow => {
  const about = book.classes.get(row.gcId);
  return {
    ...row,
    description: texts?.words?.description || texts?.description || about?.description || '',
    // What a class is usually made and tested to says nothing of these goods.
    standards: texts?.standards ?? [],
    certificates: texts?.certificates ?? [],
    afterSales: texts?.words?.afterSales || texts?.afterSales || about?.afterSales || '',
    packing: texts?.words?.packing || texts?.packing || '',
    pictures: texts?.pictures ?? [],
    video: texts?.video ?? '',
    brand: book.brands.get(row.brandId) ?? { name: '', enName: '' },
    firstNames: book.classes.get(row.firstGcId)?.names,
    secondNames: book.classes.get(row.secondGcId)?.names,
    gcNames: about?.names,
    labels: labelIds.flatMap((id) => book.labels.get(id) ?? []).toSorted(bySort),
    attributes: attributesOf(values, book),
  };
};

const mostSimilar = 12;

const describeOffShelf = async (tx: Tx, row: Row, book: CatalogueBook, language: Language): Promise<OffShelf> => ({
  goodsId: row.goodsId,
  name: goodsNameIn(row, language),
  picture: row.specs[0]?.picture ?? '',
  storeId: row.storeId,
  gcId: row.gcId,
  gcName: wordOf(book.classes.get(row.gcId)?.names, language),
  similar: await listBestSellers(
    tx,
    { gcId: row.gcId, limit: mostSimilar, ...(language !== fallbackLanguage && { source: 'cross' }) },
    language,
  ),
});

/** A goods on the shelf with its specs. One that was taken off is refused together with what may stand in for it. */
export const requireGoodsPage = async (
  tx: Tx,
  { goodsId, specId }: { goodsId?: Id | undefined; specId?: Id | undefined },
  book: CatalogueBook,
  language: Language,
): Promise<GoodsPage> => {
  const [found] = await pageStatement(tx).execute({ goodsId: goodsId ?? null, specId: specId ?? null, language });
  const row = found?.page;
  // A draft was never shown to anybody.
  if (!row || row.state === 'draft') throw refuse('goods.not_found');
  const [first, ...others] = row.specs;
  if (row.state !== 'on' || !row.storeOpen || !first) throw refuse('goods.off_shelf', {}, await describeOffShelf(tx, row, book, language));
  return { goods: withWords(row, book), specs: [first, ...others] };
};
