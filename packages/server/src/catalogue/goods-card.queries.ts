import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { store } from '../store/store.table.ts';
import { goods, spec, specStock } from './goods.table.ts';

/** Only what a card shows; goods off the shelf and closed stores fall out here. */
const cardStatement = prepared((tx: Tx) =>
  tx
    .select({
      goodsId: goods.id,
      specId: spec.id,
      specName: spec.name,
      enName: goods.enName,
      axisLine: spec.axisLine,
      attributeLine: spec.attributeLine,
      picture: spec.picture,
      priceFen: spec.priceFen,
      marketFen: spec.marketFen,
      unit: goods.unit,
      taxRate: goods.taxRate,
      moq: goods.moq,
      storage: sql<number>`coalesce(${specStock.onHand} - ${specStock.reserved}, 0)`,
      leadDays: spec.leadDays,
      storeId: store.id,
      storeName: store.name,
      enStoreName: store.enName,
      source: goods.source,
      sales: goods.sales,
      monthSales: goods.monthSales,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted (id, place)`)
    .innerJoin(goods, and(sql`${goods.id} = wanted.id`, eq(goods.state, 'on')))
    .innerJoin(spec, and(eq(spec.id, goods.defaultSpecId), eq(spec.state, 'on')))
    .innerJoin(store, and(eq(store.id, goods.storeId), eq(store.state, 'open')))
    .leftJoin(specStock, eq(specStock.specId, spec.id))
    .orderBy(sql`wanted.place`)
    .prepare('goods_cards'),
);

type Row = Awaited<ReturnType<ReturnType<typeof cardStatement>['execute']>>[number];

/** Cards of the goods named, in the order named, by one statement however many they are. */
export const listGoodsCards = async (tx: Tx, goodsIds: readonly Id[], language: Language): Promise<GoodsCard[]> => {
  if (goodsIds.length === 0) return [];
  const rows = await cardStatement(tx).execute({ ids: [...goodsIds] });
  return rows.map((row) => toCard(row, language));
};

const han = /\p{Script=Han}/u;
const withoutHan = (line: string): string =>
  line
    .split(' ')
    .filter((word) => !han.test(word))
    .join(' ');

/** Parameters are only kept in Chinese; a foreign card shows those that need no translation. */
const namesOf = (row: Row, language: Language) =>
  language === fallbackLanguage
    ? { specName: row.specName, attributeLine: row.attributeLine, storeName: row.storeName }
    : {
        specName: row.enName ? `${row.enName} ${withoutHan(row.axisLine)}`.trim() : row.specName,
        attributeLine: withoutHan(row.attributeLine),
        storeName: row.enStoreName || row.storeName,
      };

const toCard = (row: Row, language: Language): GoodsCard => ({
  goodsId: row.goodsId,
  specId: row.specId,
  ...namesOf(row, language),
  picture: row.picture,
  specSellPrice: toYuan(fen(row.priceFen)),
  ...(row.marketFen === null ? {} : { marketPrice: toYuan(fen(row.marketFen)) }),
  // Activities belong to the marketing room, which stands to the right: it lays its price over a card.
  activityType: 0,
  seckillFlag: 0,
  unit: row.unit,
  taxRate: row.taxRate,
  minOrderQuantity: row.moq,
  specStorage: row.storage,
  leadDays: row.leadDays,
  storeId: row.storeId,
  goodsSource: row.source,
  ownFlag: row.source === 'self' ? 1 : 0,
  sales: row.sales,
  monthSales: row.monthSales,
});
