import { figureKinds } from '@mall/contract/catalogue/figure.rules.ts';
import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { ComparedSpec, Comparison } from '@mall/contract/procurement/compare.api.ts';
import { warrantyMonths } from '@mall/contract/procurement/compare.rules.ts';
import * as z from 'zod';
import { listSpecCards } from '../../catalogue/goods-card.queries.ts';
import { valueIn } from '../../catalogue/value-words.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows, WordsColumn } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { wordOf } from '../../kernel/word-of.ts';

const Row = z.strictObject({
  spec_id: Id,
  model: z.string(),
  brand: z.string(),
  en_brand: z.string(),
  class_id: Id,
  class_names: WordsColumn,
  second_id: Id,
  second_names: WordsColumn,
  score: z.string(),
  weight_gram: z.number(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  after_sales: z.string(),
  axis: z.record(z.string(), z.string()),
  breaks: z.array(z.strictObject({ minNum: z.number(), fen: z.number() })),
  parameters: z.array(z.strictObject({ names: WordsColumn, drives: z.boolean(), values: z.array(z.string()) })),
  figures: z.partialRecord(z.enum(figureKinds), z.number()),
});
type Row = z.infer<typeof Row>;

/** What is said of after-sales falls back to the class, as on the goods' own page; what is claimed of the goods does not. */
const readMore = async (tx: Tx, ids: readonly Id[]): Promise<Map<Id, Row>> => {
  const rows = await readRows(tx, Row)`
    select s.id::text as spec_id, g.model, b.name as brand, b.en_name as en_brand, c.id::text as class_id, c.names as class_names,
      second.id::text as second_id, second.names as second_names,
      round((t.goods_score + t.service_score + t.logistics_score) / 3, 1)::text as score, s.weight_gram::float8 as weight_gram,
      coalesce(d.standards, '{}') as standards, coalesce(d.certificates, '{}') as certificates,
      coalesce(nullif(d.after_sales, ''), c.after_sales) as after_sales, s.axis,
      coalesce((select jsonb_agg(jsonb_build_object('minNum', p.min_num, 'fen', p.price_fen) order by p.min_num) from spec_price_break p where p.spec_id = s.id), '[]') as breaks,
      coalesce((select jsonb_agg(jsonb_build_object('names', a.names, 'drives', a.drives_spec, 'values', v.list) order by a.sort, a.id)
        from (select x.attribute_id, jsonb_agg(w.value order by w.sort, w.id) as list
          from goods_attribute x join attribute_value w on w.id = x.value_id where x.goods_id = g.id group by x.attribute_id) v
        join attribute a on a.id = v.attribute_id), '[]') as parameters,
      coalesce((select jsonb_object_agg(f.kind, f.figure) from spec_figure f where f.spec_id = s.id), '{}') as figures
    from spec s join goods g on g.id = s.goods_id join brand b on b.id = g.brand_id join store t on t.id = g.store_id
    join goods_class c on c.id = g.gc_id join goods_class second on second.id = g.second_gc_id
    left join goods_detail d on d.goods_id = g.id
    where s.id = any (${sqlList(ids)})`;
  return new Map(rows.map((row) => [row.spec_id, row]));
};

const attributesOf = ({ parameters, axis }: Row, language: Language): ComparedSpec['attributes'] =>
  parameters.map(({ names, drives, values }) => ({
    key: names.zh,
    name: wordOf(names, language),
    value: (drives && names.zh in axis ? [axis[names.zh] ?? ''] : values)
      .map((value) => valueIn(value, language))
      .join(language === fallbackLanguage ? '、' : ', '),
  }));

const toCompared = (card: GoodsCard, row: Row, language: Language): ComparedSpec => ({
  ...card,
  taxOutPrice: toYuan(withoutTax(fromYuan(card.activityPrice ?? card.specSellPrice), card.taxRate)),
  priceBreaks: row.breaks.map(({ minNum, fen: price }) => ({ minNum, price: toYuan(fen(price)) })),
  model: row.model,
  brandName: (language === fallbackLanguage ? row.brand : row.en_brand || row.brand) ?? '',
  gcId: row.class_id,
  gcName: wordOf(row.class_names, language),
  secondGcId: row.second_id,
  secondGcName: wordOf(row.second_names, language),
  storeScore: row.score,
  weightGram: row.weight_gram,
  standards: row.standards,
  certificates: row.certificates.map((name) => valueIn(name, language)),
  afterSales: row.after_sales,
  warrantyMonths: warrantyMonths(row.after_sales),
  attributes: attributesOf(row, language),
  figures: row.figures,
});

/** The specs that '3,8,12' names, in that order, by two statements however many they are. */
export const requireCompared = async (tx: Tx, named: string, language: Language): Promise<Comparison> => {
  if (named === '') throw refuse('compare.none');
  const specIds = named.split(',');
  const cards = await listSpecCards(tx, specIds, language);
  const more = await readMore(
    tx,
    cards.map(({ specId }) => specId),
  );
  const specs = cards.flatMap((card) => {
    const row = more.get(card.specId);
    return row ? [toCompared(card, row, language)] : [];
  });
  const there = new Set(specs.map(({ specId }) => specId));
  return { specs, goneIds: specIds.filter((id) => !there.has(id)) };
};
