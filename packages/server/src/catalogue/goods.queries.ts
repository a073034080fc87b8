import type {
  AveragePrice,
  AveragePriceQuery,
  GoodsType,
  HotQuery,
  ParityOffer,
  StoreGoodsQuery,
} from '@mall/contract/catalogue/goods.api.ts';
import type { HotType, StoreGoodsSort } from '@mall/contract/catalogue/goods.rules.ts';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { prepared } from '../kernel/prepared.ts';
import { IdRow, readRows, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';
import { goods } from './goods.table.ts';
import { listGoodsCards, listSpecCards } from './goods-card.queries.ts';

const mostOffers = 20;

/** Values that all specs of a goods share; those in which they differ stand in the axis. */
export const sharedBy = (goodsRow: 'mine' | 'g') => sql`
  select x.value_id from goods_attribute x
  where x.goods_id = ${sql.raw(goodsRow)}.id and not exists (select from spec z where z.goods_id = x.goods_id and x.value_id = any (z.value_ids))`;

const parityStatement = prepared((tx: Tx) =>
  tx
    .select({
      specId: sql<Id>`offer.id::text`,
      ownFen: sql<string>`offer.own_fen`,
      brand: sql<string>`offer.name`,
      enBrand: sql<string>`offer.en_name`,
    })
    .from(
      sql`(
        select distinct on (g.store_id) s.id, s.price_fen, own.price_fen as own_fen, b.name, b.en_name
        from spec own join goods mine on mine.id = own.goods_id
          join goods g on g.gc_id = mine.gc_id and g.model = mine.model and g.store_id <> mine.store_id and g.state = 'on'
          join spec s on s.goods_id = g.id and s.state = 'on' and s.axis = own.axis
          join brand b on b.id = g.brand_id
        where own.id = ${sql.placeholder('specId')} and mine.model <> ''
          and not exists ((${sharedBy('mine')} except ${sharedBy('g')}) union all (${sharedBy('g')} except ${sharedBy('mine')}))
        order by g.store_id, s.price_fen, s.id) as offer`,
    )
    .orderBy(sql`offer.price_fen, offer.id`)
    .limit(mostOffers)
    .prepare('goods_parity'),
);

/** The same class and model with every value alike, whether names show it or not (瓷套管 is no 肘型电缆插头), at other stores: the cheapest of each, cheapest first. */
export const listParity = async (tx: Tx, specId: Id, language: Language): Promise<ParityOffer[]> => {
  const about = new Map((await parityStatement(tx).execute({ specId })).map((row) => [row.specId, row]));
  const cards = await listSpecCards(tx, [...about.keys()], language);
  return cards.map((card) => {
    const row = about.get(card.specId);
    const difference = fen(fromYuan(card.specSellPrice) - Number(row?.ownFen ?? 0));
    return {
      ...card,
      brandName: (language === fallbackLanguage ? row?.brand : row?.enBrand || row?.brand) ?? '',
      difference: toYuan(difference),
    };
  });
};

const AverageRow = z.strictObject({
  id: z.string(),
  names: WordsColumn,
  unit: z.string(),
  average: z.string().nullable(),
  months: z.array(z.strictObject({ date: z.string(), fen: z.number() })),
});
type AverageRow = z.infer<typeof AverageRow>;

/** Of the third-level class of a spec, or of the class named: the last month's average and a year of months. */
export const findAveragePrice = async (tx: Tx, query: AveragePriceQuery, language: Language): Promise<AveragePrice | null> => {
  const classId = query.gcId ?? sql`(select g.gc_id from spec s join goods g on g.id = s.goods_id where s.id = ${query.specId ?? null})`;
  const rows = await readRows(tx, AverageRow)`
    select c.id, c.names, c.unit, (array_agg(p.average_fen order by p.month desc))[1] as average,
      jsonb_agg(jsonb_build_object('date', to_char(p.month, 'YYYY-MM'), 'fen', p.average_fen) order by p.month) as months
    from goods_class c
    join (select class_id, month, average_fen from class_price where class_id = ${classId} order by month desc limit 12) p on p.class_id = c.id
    where c.id = ${classId}
    group by c.id`;
  const [row] = rows;
  if (!row || row.average === null) return null;
  return {
    gcId: row.id,
    gcName: wordOf(row.names, language),
    unit: unitIn(row.unit, language),
    averagePrice: toYuan(fen(Number(row.average))),
    history: row.months.map((month) => ({ date: month.date, price: toYuan(fen(month.fen)) })),
  };
};

export const requireAveragePrice = async (tx: Tx, query: AveragePriceQuery, language: Language): Promise<AveragePrice> => {
  const found = await findAveragePrice(tx, query, language);
  if (!found) throw refuse('kernel.not_found');
  return found;
};

const idsOf = async (tx: Tx, query: SQL): Promise<Id[]> => (await readRows(tx, IdRow)`${query}`).map((row) => row.id);

/** What a store shows first. */
export const listStoreRecommended = async (tx: Tx, storeId: Id, limit: number, language: Language): Promise<GoodsCard[]> =>
  listGoodsCards(
    tx,
    await idsOf(tx, sql`select id from goods where store_id = ${storeId} and state = 'on' order by rank desc, id desc limit ${limit}`),
    language,
  );

// Without a bound the best sellers of the mall would be a sort of all goods; what sells stands among the first of the home list anyway.
const placesRead = 1000;
const fromHome = sql`select g.id, g.month_sales, g.favourite_count, g.created_at from recommendation r join goods g on g.id = r.goods_id and g.state = 'on' where r.list = 'home' and r.place <= ${placesRead}`;

const hotOrder: Readonly<Record<HotType, SQL>> = {
  sales: sql`month_sales desc, id desc`,
  favourite: sql`favourite_count desc, month_sales desc, id desc`,
  newest: sql`created_at desc, id desc`,
};

export const listHot = async (tx: Tx, type: HotType, limit: number, language: Language): Promise<GoodsCard[]> =>
  listGoodsCards(tx, await idsOf(tx, sql`select id from (${fromHome}) best order by ${hotOrder[type]} limit ${limit}`), language);

/** Best sellers of a store, of a class of any level, of both, or of the mall; for a reader abroad first those that are sold there. */
export const listBestSellers = async (tx: Tx, { storeId, gcId, source, limit }: HotQuery, language: Language): Promise<GoodsCard[]> => {
  if (storeId === undefined && gcId === undefined) return listHot(tx, 'sales', limit, language);
  const ofStore = storeId === undefined ? sql`` : sql`and store_id = ${storeId}`;
  const ofClass = gcId === undefined ? sql`` : sql`and (gc_id = ${gcId} or second_gc_id = ${gcId} or first_gc_id = ${gcId})`;
  const ofSource = source === undefined ? sql`` : sql`and source = ${source}`;
  const abroad = language === fallbackLanguage ? sql`` : sql`source = 'cross' desc,`;
  const query = sql`select id from goods where state = 'on' ${ofStore} ${ofClass} ${ofSource} order by ${abroad} month_sales desc, id desc limit ${limit}`;
  return listGoodsCards(tx, await idsOf(tx, query), language);
};

const storeOrder: Readonly<Record<StoreGoodsSort, SQL>> = {
  default: sql`g.rank desc, g.id desc`,
  sales: sql`g.sales desc, g.id desc`,
  price_asc: sql`g.price_fen, g.id`,
  price_desc: sql`g.price_fen desc, g.id desc`,
  newest: sql`g.created_at desc, g.id desc`,
};

const storeId = sql.placeholder('storeId');
const classId = sql.placeholder('classId');
const pattern = sql.placeholder('pattern');
const onShelf = sql`and g.store_class_id in (select id from store_class where store_id = ${storeId} and (id = ${classId} or parent_id = ${classId}))`;
const named = sql`and (g.name ilike ${pattern} or g.model ilike ${pattern} or g.spu_code = upper(${sql.placeholder('keyword')}))`;

/** Each way of asking has its own plan. */
const shelfStatement = (sort: StoreGoodsSort, byClass: boolean, byName: boolean) =>
  prepared((tx: Tx) => {
    const where = sql`g.store_id = ${storeId} and g.state = 'on' ${byClass ? onShelf : sql``} ${byName ? named : sql``}`;
    return tx
      .select({
        total: sql<number>`(select count(*)::int from goods g where ${where})`,
        ids: sql<
          Id[]
        >`array(select g.id::text from goods g where ${where} order by ${storeOrder[sort]} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`,
      })
      .from(sql`(select) as once`)
      .prepare(`store_goods_${sort}_${byClass ? 1 : 0}${byName ? 1 : 0}`);
  });
const shelfStatements = new Map<string, ReturnType<typeof shelfStatement>>();
const shelfStatementFor = (sort: StoreGoodsSort, byClass: boolean, byName: boolean) => {
  const key = `${sort} ${byClass} ${byName}`;
  const made = shelfStatements.get(key) ?? shelfStatement(sort, byClass, byName);
  shelfStatements.set(key, made);
  return made;
};

/** A page of a store's shelf. */
export const listStoreGoods = async (tx: Tx, query: StoreGoodsQuery, language: Language): Promise<PageOf<GoodsCard>> => {
  const { sort, page, limit, keyword } = query;
  const [found] = await shelfStatementFor(
    sort,
    query.classId !== undefined,
    keyword !== '',
  )(tx).execute({
    storeId: query.storeId,
    classId: query.classId,
    keyword,
    pattern: likePattern(keyword),
    limit,
    offset: (page - 1) * limit,
  });
  return { list: await listGoodsCards(tx, found?.ids ?? [], language), total: found?.total ?? 0 };
};

/** Where a goods comes from; one never put on the shelf is not there. */
export const requireGoodsType = async (tx: Tx, goodsId: Id): Promise<GoodsType> => {
  const [row] = await tx
    .select({ goodsId: goods.id, goodsSource: goods.source, storeId: goods.storeId, gcId: goods.gcId, state: goods.state })
    .from(goods)
    .where(eq(goods.id, goodsId));
  if (!row || row.state === 'draft') throw refuse('goods.not_found');
  const { state, ...type } = row;
  return { ...type, ownFlag: row.goodsSource === 'self' ? 1 : 0, shelfFlag: state === 'on' ? 1 : 0 };
};

const favNumStatement = prepared((tx: Tx) =>
  tx
    .select({ favNum: goods.favouriteCount })
    .from(goods)
    .where(sql`${goods.id} = ${sql.placeholder('id')} and ${goods.state} <> 'draft'`)
    .prepare('goods_fav_num'),
);

export const requireFavNum = async (tx: Tx, goodsId: Id): Promise<{ favNum: number }> => {
  const [row] = await favNumStatement(tx).execute({ id: goodsId });
  if (!row) throw refuse('goods.not_found');
  return row;
};
