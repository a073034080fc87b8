import { type GoodsCard, GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import { nameAbroad } from '../catalogue/goods-name.ts';
import { leastOrder } from '../catalogue/least-order.ts';
import { lengthOf } from '../catalogue/length-of.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

export type KeptCard = GoodsCard & { shelfFlag: 0 | 1 };

const GoneRow = z.strictObject({
  goods_id: z.string(),
  spec_id: z.string(),
  spec_name: z.string(),
  en_name: z.string(),
  picture: z.string(),
  price_fen: z.string(),
  unit: z.string(),
  pack_length: z.number().nullable(),
  tax_rate: z.number(),
  moq: z.number(),
  store_id: z.string(),
  store_name: z.string(),
  source: GoodsSource,
  sales: z.number(),
  attribute_line: z.string(),
  item_number: z.string(),
});
type GoneRow = z.infer<typeof GoneRow>;

/** What is no longer sold, as it was last shown. */
const listGone = async (tx: Tx, specIds: readonly Id[], language: Language): Promise<KeptCard[]> => {
  const rows = await readRows(tx, GoneRow)`
    select g.id as goods_id, p.id as spec_id, p.name as spec_name, ${nameAbroad(language)} as en_name, p.picture, p.price_fen, coalesce(p.unit, g.unit) as unit, p.pack_length, g.tax_rate,
      ${leastOrder(sql`p`, sql`g`)} as moq,
      s.id as store_id, s.name as store_name, g.source, g.sales, p.attribute_line, p.item_number
    from spec p join goods g on g.id = p.goods_id join store s on s.id = g.store_id
    where p.id = any (${sql.param([...specIds])}::bigint[])`;
  return rows.map((row) => ({
    goodsId: row.goods_id,
    specId: row.spec_id,
    itemNumber: row.item_number,
    specName: language === fallbackLanguage ? row.spec_name : row.en_name || row.spec_name,
    picture: row.picture,
    specSellPrice: toYuan(fen(Number(row.price_fen))),
    activityType: 0,
    seckillFlag: 0,
    unit: unitIn(row.unit, language),
    ...lengthOf(row.pack_length, Number(row.price_fen)),
    taxRate: row.tax_rate,
    minOrderQuantity: row.moq,
    specStorage: 0,
    leadDays: 0,
    storeId: row.store_id,
    storeName: row.store_name,
    goodsSource: row.source,
    ownFlag: row.source === 'self' ? 1 : 0,
    sales: row.sales,
    monthSales: 0,
    attributeLine: row.attribute_line,
    shelfFlag: 0,
  }));
};

/** Cards of specs that somebody keeps, by spec id, those no longer sold among them. */
export const readKeptCards = async (tx: Tx, specIds: readonly Id[], language: Language): Promise<ReadonlyMap<Id, KeptCard>> => {
  const wanted = [...new Set(specIds)];
  const cards = new Map(
    (await listSpecCards(tx, wanted, language)).map((card): [Id, KeptCard] => [card.specId, { ...card, shelfFlag: 1 }]),
  );
  const gone = wanted.filter((id) => !cards.has(id));
  if (gone.length > 0) for (const card of await listGone(tx, gone, language)) cards.set(card.specId, card);
  return cards;
};
