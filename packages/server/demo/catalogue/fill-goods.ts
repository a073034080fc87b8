import type pg from 'pg';
import { copyText, moveIdentity, rowText } from '../kit/copy-rows.ts';
import { withLateIndexes } from '../kit/late-indexes.ts';
import { accents } from './choose-picture.ts';
import { describeGoods, wordsAbroad } from './describe-goods.ts';
import { labelId } from './labels.ts';
import { listViews } from './list-views.ts';
import { type DemoGoods, type DemoSpec, type GoodsMarket, makeGoods } from './make-goods.ts';

const tables = {
  goods: [
    'id',
    'first_gc_id',
    'second_gc_id',
    'gc_id',
    'brand_id',
    'store_id',
    'store_class_id',
    'default_spec_id',
    'price_fen',
    'rank',
    'sales',
    'month_sales',
    'moq',
    'tax_rate',
    'source',
    'state',
    'spu_code',
    'model',
    'name',
    'en_name',
    'abroad_names',
    'unit',
    'created_at',
    'updated_at',
  ],
  goods_detail: ['goods_id', 'description', 'standards', 'certificates', 'after_sales', 'packing', 'pictures', 'words'],
  spec: [
    'id',
    'goods_id',
    'price_fen',
    'market_fen',
    'weight_gram',
    'lead_days',
    'sort',
    'item_number',
    'name',
    'axis',
    'value_ids',
    'axis_line',
    'attribute_line',
    'picture',
    'unit',
    'moq',
    'pack_length',
  ],
  spec_stock: ['spec_id', 'on_hand', 'reserved'],
  stock_ledger: ['id', 'spec_id', 'on_hand_change', 'reserved_change', 'reason', 'ref', 'at'],
  goods_attribute: ['goods_id', 'value_id', 'attribute_id'],
  goods_label: ['goods_id', 'label_id'],
} as const;
type Table = keyof typeof tables;
export const goodsTables = Object.keys(tables) as Table[];

export type GoodsLoad = {
  market: GoodsMarket;
  goods: number;
  now: Date;
  /** The store's own class for `storeId/secondClassId`. */
  storeClasses: ReadonlyMap<string, number>;
  log: (line: string) => void;
};

const chunk = 4000;
/** From here on goods carry no description of their own: they show their class's. */
export const manyGoods = 20_000;

const cheapest = (specs: readonly DemoSpec[]): number =>
  specs.reduce((best, spec, at) => (spec.priceFen < (specs[best] as DemoSpec).priceFen ? at : best), 0);

/** Makes and loads the goods in chunks, each table by one COPY, so that memory stays flat for a million. Returns the number of specs. */
export const fillGoods = async (client: pg.PoolClient, load: GoodsLoad): Promise<number> => {
  const many = load.goods > manyGoods;
  let specId = 0;
  const moment = load.now.getTime();
  const addGoods = (texts: Record<Table, string[]>, goods: DemoGoods) => {
    const { leaf, store } = goods;
    const firstSpec = specId + 1;
    const best = cheapest(goods.specs);
    const made = new Date(moment - goods.ageHours * 3_600_000);
    const push = (table: Table, row: Parameters<typeof rowText>[0]) => texts[table].push(rowText(row));
    push('goods', [
      goods.id,
      leaf.topId,
      leaf.middleId,
      leaf.id,
      goods.brand.id,
      store.id,
      load.storeClasses.get(`${store.id}/${leaf.middleId}`) ?? null,
      firstSpec + best,
      (goods.specs[best] as DemoSpec).priceFen,
      goods.rank,
      goods.sales,
      goods.monthSales,
      leaf.data.moq,
      leaf.data.taxRate,
      store.kind,
      goods.state,
      goods.spuCode,
      goods.model,
      goods.name,
      goods.enName,
      goods.abroadNames,
      leaf.data.unit,
      made,
      made,
    ]);
    if (!many) {
      const { description, afterSales, packing } = describeGoods(goods);
      push('goods_detail', [
        goods.id,
        description,
        leaf.data.standards,
        leaf.data.certificates,
        afterSales,
        packing,
        listViews(goods, accents),
        wordsAbroad(goods),
      ]);
    }
    for (const spec of goods.specs) {
      specId += 1;
      const number = `${goods.spuCode}-${String(spec.sort + 1).padStart(2, '0')}`;
      push('spec', [
        specId,
        goods.id,
        spec.priceFen,
        spec.marketFen,
        spec.weightGram,
        spec.leadDays,
        spec.sort,
        number,
        spec.name,
        spec.axis,
        spec.valueIds,
        spec.axisLine,
        spec.attributeLine,
        spec.picture,
        spec.unit,
        spec.moq,
        spec.packLength,
      ]);
      push('spec_stock', [specId, spec.onHand, 0]);
      if (spec.onHand > 0) push('stock_ledger', [specId, specId, spec.onHand, 0, 'opening', 'opening', made]);
    }
    for (const [attributeId, valueId] of goods.values) push('goods_attribute', [goods.id, valueId, attributeId]);
    for (const key of goods.labels) push('goods_label', [goods.id, labelId[key]]);
  };
  const loadAll = async () => {
    for (let from = 0; from < load.goods; from += chunk) {
      const to = Math.min(load.goods, from + chunk);
      const texts = Object.fromEntries(goodsTables.map((name) => [name, []])) as unknown as Record<Table, string[]>;
      for (let index = from; index < to; index += 1) addGoods(texts, makeGoods(load.market, index));
      for (const name of goodsTables) await copyText(client, name, tables[name], texts[name].join(''));
      if (many && Math.floor(to / 100_000) > Math.floor(from / 100_000)) load.log(`${to} goods loaded`);
    }
  };
  if (many) await client.query(`set local maintenance_work_mem = '512MB'`);
  await withLateIndexes(client, goodsTables, loadAll);
  await moveIdentity(client, ['goods', 'spec', 'stock_ledger']);
  return specId;
};
