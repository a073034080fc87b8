import { cartLineMax } from '@mall/contract/cart/cart.rules.ts';
import { activityTypes, type GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { nextBreak, type PriceBreak } from '@mall/contract/catalogue/price-break.rules.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { jsonRows } from '../kernel/json-rows.ts';
import { prepared } from '../kernel/prepared.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { store } from '../store/store.table.ts';
import { goods, spec, specStock } from './goods.table.ts';
import { specNameIn } from './goods-name.ts';
import { leastOrder, stepOf } from './least-order.ts';
import { lengthOf } from './length-of.ts';
import { lineIn } from './value-words.ts';

// The best price that holds now, by the database's clock, or else what begins before midnight.
const deal = sql`lateral (
  select price_fen, activity_type, starts_at <= now() as running from activity_price
  where spec_id = ${spec.id} and open and ends_at > now() and starts_at < date_trunc('day', now()) + interval '1 day'
  order by starts_at > now(), price_fen limit 1) as deal`;

// What a group buy that runs can bring the price down to; joined on the page of the goods, so that the usual price holds here.
const groupPrice = sql<
  number | null
>`(select min(p.price_fen) from group_price p where p.spec_id = ${spec.id} and p.starts_at <= now() and p.ends_at > now())`;

const goodsOfWanted = sql`${goods.id} = (select s.goods_id from spec s where s.id = wanted.id)`;

/** Only what a card shows; goods off the shelf and closed stores fall out here. Goods are shown by their default spec. */
const cardStatement = (by: 'goods' | 'spec', name: string) =>
  prepared((tx: Tx) =>
    tx
      .select({
        rows: jsonRows(sql`wanted.place`, {
          goodsId: sql<Id>`${goods.id}::text`,
          specId: sql<Id>`${spec.id}::text`,
          specName: spec.name,
          itemNumber: spec.itemNumber,
          name: goods.name,
          enName: goods.enName,
          abroadNames: goods.abroadNames,
          axisLine: spec.axisLine,
          attributeLine: spec.attributeLine,
          picture: spec.picture,
          priceFen: spec.priceFen,
          marketFen: spec.marketFen,
          breaks: sql<
            PriceBreak[] | null
          >`(select json_agg(json_build_object('minNum', b.min_num, 'priceFen', b.price_fen)) from spec_price_break b where b.spec_id = ${spec.id})`,
          dealFen: sql<number | null>`deal.price_fen`,
          dealType: sql<number | null>`deal.activity_type`,
          dealRuns: sql<boolean | null>`deal.running`,
          groupFen: groupPrice,
          unit: sql<string>`coalesce(${spec.unit}, ${goods.unit})`,
          packLength: spec.packLength,
          taxRate: goods.taxRate,
          moq: leastOrder(sql`${spec}`, sql`${goods}`),
          step: stepOf(sql`${spec}`),
          storage: sql<number>`coalesce(${specStock.onHand} - ${specStock.reserved}, 0)`,
          leadDays: spec.leadDays,
          storeId: sql<Id>`${store.id}::text`,
          storeName: store.name,
          enStoreName: store.enName,
          source: goods.source,
          sales: goods.sales,
          monthSales: goods.monthSales,
        }),
      })
      .from(sql`unnest(${sqlList(sql.placeholder('ids'))}) with ordinality as wanted (id, place)`)
      .innerJoin(goods, and(by === 'goods' ? sql`${goods.id} = wanted.id` : goodsOfWanted, eq(goods.state, 'on')))
      .innerJoin(spec, and(by === 'goods' ? eq(spec.id, goods.defaultSpecId) : sql`${spec.id} = wanted.id`, eq(spec.state, 'on')))
      .innerJoin(store, and(eq(store.id, goods.storeId), eq(store.state, 'open')))
      .leftJoin(specStock, eq(specStock.specId, spec.id))
      .leftJoin(deal, sql`true`)
      .prepare(name),
  );

const goodsCards = cardStatement('goods', 'goods_cards');
const specCards = cardStatement('spec', 'spec_cards');

type Row = Awaited<ReturnType<ReturnType<typeof goodsCards>['execute']>>[number]['rows'][number];

const cardsBy = async (statement: typeof goodsCards, tx: Tx, ids: readonly Id[], language: Language): Promise<GoodsCard[]> => {
  if (ids.length === 0) return [];
  const [answer] = await statement(tx).execute({ ids: [...ids] });
  return (answer?.rows ?? []).map((row) => toCard(row, language));
};

/** Cards of the goods named, in the order named, by one statement however many they are. */
export const listGoodsCards = (tx: Tx, goodsIds: readonly Id[], language: Language): Promise<GoodsCard[]> =>
  cardsBy(goodsCards, tx, goodsIds, language);

/** The same for specs: an activity or an order means one spec, which need not be the one its goods is shown by. */
export const listSpecCards = (tx: Tx, specIds: readonly Id[], language: Language): Promise<GoodsCard[]> =>
  cardsBy(specCards, tx, specIds, language);

/** Parameters are kept in Chinese; a foreign card shows those that there is a word for. */
const namesOf = (row: Row, language: Language) =>
  language === fallbackLanguage
    ? { specName: row.specName, attributeLine: row.attributeLine, storeName: row.storeName }
    : {
        specName: specNameIn(row, row, language),
        attributeLine: lineIn(row.attributeLine, language, ' · '),
        storeName: row.enStoreName || row.storeName,
      };

// A price that does not hold yet is not told: a card must never promise what the cart refuses.
const activityOf = ({
  dealFen,
  dealType,
  dealRuns,
  groupFen,
}: Row): Pick<GoodsCard, 'activityPrice' | 'activityType' | 'seckillFlag' | 'groupPrice'> => {
  if (dealType === null || dealFen === null)
    return groupFen === null
      ? { activityType: activityTypes.none, seckillFlag: 0 }
      : { activityType: activityTypes.groupBuy, seckillFlag: 0, groupPrice: toYuan(fen(groupFen)) };
  return dealRuns
    ? { activityPrice: toYuan(fen(dealFen)), activityType: dealType, seckillFlag: 1 }
    : { activityType: dealType, seckillFlag: 2 };
};

/** A step that the least order reaches already is none, nor is one that the shelf does not reach. */
const breakOf = ({ breaks, priceFen, dealFen, dealRuns, moq, storage }: Row): Pick<GoodsCard, 'priceBreak'> => {
  const step =
    breaks && nextBreak(fen(dealRuns && dealFen !== null ? dealFen : priceFen), breaks, moq, cartLineMax({ specStorage: storage }));
  return step ? { priceBreak: { minNum: step.minNum, price: toYuan(step.priceFen) } } : {};
};

const toCard = (row: Row, language: Language): GoodsCard => ({
  goodsId: row.goodsId,
  specId: row.specId,
  ...namesOf(row, language),
  itemNumber: row.itemNumber,
  picture: row.picture,
  specSellPrice: toYuan(fen(row.priceFen)),
  ...(row.marketFen === null ? {} : { marketPrice: toYuan(fen(row.marketFen)) }),
  ...breakOf(row),
  ...activityOf(row),
  unit: unitIn(row.unit, language),
  ...lengthOf(row.packLength, row.dealRuns && row.dealFen !== null ? row.dealFen : row.priceFen),
  taxRate: row.taxRate,
  minOrderQuantity: row.moq,
  ...(row.step > 1 && { step: row.step }),
  specStorage: row.storage,
  leadDays: row.leadDays,
  storeId: row.storeId,
  goodsSource: row.source,
  ownFlag: row.source === 'self' ? 1 : 0,
  sales: row.sales,
  monthSales: row.monthSales,
});
