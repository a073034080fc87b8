import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { SpecFacts } from './spec-query.ts';

export type KnownSpec = SpecFacts & { goodsId: string; specId: string; name: string; itemNumber: string };

const SpecRow = z.strictObject({
  id: z.string(),
  goods_id: z.string(),
  name: z.string(),
  item_number: z.string(),
  values: z.array(z.string()),
  class: z.string(),
  model: z.string(),
  brand: z.string(),
});
type SpecRow = z.infer<typeof SpecRow>;

const ValueRow = z.strictObject({ id: z.string(), name: z.string(), value: z.string() });

const SharedRow = z.strictObject({ goods_id: z.string(), value_id: z.string() });

/** Every spec that is on sale, with what is true of it. */
export const readSpecFacts = async (tx: Tx): Promise<Map<string, KnownSpec>> => {
  const values = await readRows(
    tx,
    ValueRow,
  )`select v.id::text, a.names ->> 'zh' as name, v.value from attribute_value v join attribute a on a.id = v.attribute_id`;
  const shared = await readRows(tx, SharedRow)`select goods_id::text, value_id::text from goods_attribute`;
  const specs = await readRows(tx, SpecRow)`
    select s.id::text, s.goods_id::text, s.name, s.item_number, s.value_ids::text[] as values, c.names ->> 'zh' as class, g.model, b.name as brand
    from spec s join goods g on g.id = s.goods_id join goods_class c on c.id = g.gc_id join brand b on b.id = g.brand_id
    where s.state = 'on' and g.state = 'on' order by s.id`;
  const valueOf = new Map(values.map(({ id, name, value }) => [id, [name, value] as const]));
  const ofGoods = Map.groupBy(shared, (row) => row.goods_id);
  return new Map(
    specs.map((row) => {
      const ids = [...(ofGoods.get(row.goods_id) ?? []).map((one) => one.value_id), ...row.values];
      const named = Object.fromEntries(ids.flatMap((id) => (valueOf.has(id) ? [valueOf.get(id) as readonly [string, string]] : [])));
      return [
        row.id,
        {
          specId: row.id,
          goodsId: row.goods_id,
          name: row.name,
          itemNumber: row.item_number,
          className: row.class,
          values: { ...named, 型号: row.model, 品牌: row.brand },
        },
      ];
    }),
  );
};
