import type { GoodsSpecs, SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { wordOf } from '../kernel/word-of.ts';
import { type GoodsNames, goodsNameIn } from './goods-name.ts';
import { type GoodsSpecRow, specRows } from './goods-page.queries.ts';
import { lengthOf } from './length-of.ts';
import { valueIn } from './value-words.ts';

type Row = GoodsNames & { goodsId: Id; model: string; axes: Words[]; specs: GoodsSpecRow[] };

/** One statement for a page of goods, however many specs they have. */
const specsStatement = prepared((tx: Tx) =>
  tx
    .select({
      rows: sql<Row[]>`coalesce(json_agg(json_build_object(
        'goodsId', g.id::text, 'model', g.model, 'name', g.name, 'enName', g.en_name, 'abroadNames', g.abroad_names,
        'axes', coalesce((select json_agg(a.names order by a.sort, a.id) from attribute a where a.class_id = g.gc_id and a.drives_spec), '[]'),
        'specs', ${specRows}) order by wanted.place), '[]')`,
    })
    .from(
      sql`unnest(${sqlList(sql.placeholder('ids'))}) with ordinality as wanted (id, place)
        join goods g on g.id = wanted.id and g.state = 'on' join store o on o.id = g.store_id and o.state = 'open'`,
    )
    .prepare('goods_specs'),
);

/** An axis that no spec of the goods has tells nothing; one that the class no longer names is told last. */
const axesOf = (row: Row): [zh: string, names: Words | undefined][] => {
  const used = new Set(row.specs.flatMap(({ axis }) => Object.keys(axis)));
  const known = row.axes.flatMap((names): [string, Words][] => (used.delete(names.zh) ? [[names.zh, names]] : []));
  return [...known, ...[...used].map((zh): [string, undefined] => [zh, undefined])];
};

const lineOf = (spec: GoodsSpecRow, axes: readonly string[], language: Language): SpecLine => ({
  specId: spec.id,
  values: axes.map((axis) => valueIn(spec.axis[axis] ?? '', language)),
  weightGram: spec.weightGram,
  unit: unitIn(spec.unit, language),
  ...lengthOf(spec.packLength, spec.dealRuns && spec.dealFen !== null ? spec.dealFen : spec.priceFen),
  minOrderQuantity: spec.moq,
  ...(spec.step > 1 && { step: spec.step }),
  specSellPrice: toYuan(fen(spec.priceFen)),
  // A price that does not hold yet is not told.
  ...(spec.dealRuns && spec.dealFen !== null ? { activityPrice: toYuan(fen(spec.dealFen)) } : {}),
  seckillFlag: spec.dealType === null ? 0 : spec.dealRuns ? 1 : 2,
  specStorage: spec.storage,
  leadDays: spec.leadDays,
  priceBreaks: spec.breaks.map(([minNum, price]) => ({ minNum, price: toYuan(fen(price)) })),
});

/** The specs of the goods named, in the order named; what is off the shelf falls out. */
export const listGoodsSpecs = async (tx: Tx, goodsIds: readonly Id[], language: Language): Promise<GoodsSpecs[]> => {
  const [found] = await specsStatement(tx).execute({ ids: [...goodsIds] });
  return (found?.rows ?? []).map((row) => {
    const axes = axesOf(row);
    const names = axes.map(([zh]) => zh);
    return {
      goodsId: row.goodsId,
      name: goodsNameIn(row, language),
      model: row.model,
      axes: axes.map(([zh, words]) => wordOf(words, language) || zh),
      specs: row.specs.map((spec) => lineOf(spec, names, language)),
    };
  });
};
