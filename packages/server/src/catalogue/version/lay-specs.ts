import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { GoodsFields } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refusePromised } from '../shelf/promised-specs.ts';

const Facet = z.strictObject({ id: Id, name: z.string() });
const Added = z.strictObject({ id: Id });

/** A bare 有 or 2级 says nothing without its name. */
const unsaid = /^(有|无|是|否|带|不带|不含|含|普通|固定|手动|自动|电动|[0-9.]+级)$/;
/** So many values stand under the name of a card: what tells the spec apart first, then what buyers filter by. */
const lineMost = 3;

/** A value as a line of words says it. */
export const saidValue = (name: string, value: string): string => (unsaid.test(value) ? `${name}${value}` : value);

const rowsOf = (fields: GoodsFields, sold: GoodsDraft, facets: readonly z.infer<typeof Facet>[]) => {
  const before = new Map(sold.specs.map(({ specId, values }) => [specId, JSON.stringify(values)]));
  const shared = facets.flatMap(({ id, name }) => (fields.params[id] ? [saidValue(name, fields.params[id])] : []));
  const sameName = fields.name === sold.name && JSON.stringify(fields.axes) === JSON.stringify(sold.axes);
  return fields.specs.map((row, sort) => {
    const values = fields.axes.map((_, at) => row.values[at] ?? '');
    const axisLine = values.join(' ');
    const renamed = !sameName || before.get(row.specId) !== JSON.stringify(values);
    return {
      specId: row.specId,
      sort,
      itemNumber: row.itemNumber === '' ? null : row.itemNumber,
      unit: row.unit === '' || row.unit === fields.unit ? null : row.unit,
      packLength: row.packLength,
      picture: row.picture === '' ? fields.pictures[0] : row.picture,
      axis: Object.fromEntries(fields.axes.map((axis, at) => [axis, values[at]])),
      axisLine,
      attributeLine: [...fields.axes.map((axis, at) => saidValue(axis, values[at] ?? '')), ...shared].slice(0, lineMost).join(' '),
      name: renamed ? `${fields.name} ${axisLine}`.trim() : null,
      priceFen: row.price === undefined ? null : fromYuan(row.price),
      stock: row.stock ?? 0,
      warnAt: row.warnAt ?? null,
      moq: row.moq ?? null,
      step: row.step ?? null,
      leadDays: row.leadDays ?? 0,
      weightGram: row.weight ?? 0,
      on: row.on ?? true,
    };
  });
};

/**
 * The specs of a goods as a version names them: what it does not name is switched off and stays for orders of before. Of those that are sold, what holds at
 * once is not touched. Gives the numbers of those that are new.
 */
export const laySpecs = async (tx: Tx, goodsId: Id, sold: GoodsDraft, fields: GoodsFields): Promise<Id[]> => {
  const facets = await readRows(
    tx,
    Facet,
  )`select id::text, names ->> 'zh' as name from attribute where class_id = ${fields.classId} and facet order by sort, id`;
  const named = fields.specs.flatMap(({ specId }) => specId ?? []);
  // Held first and read afterwards: who lays an activity of a spec holds it, too.
  await tx.execute(sql`select from spec where goods_id = ${goodsId} order by id for no key update`);
  // Laid after it was handed in: who decides gives it back, or waits for the end of the activity.
  await refusePromised(tx, sql`p.goods_id = ${goodsId} and p.dropped_at is null and p.id <> all (${sql.param(named)}::bigint[])`);
  const rows = JSON.stringify(rowsOf(fields, sold, facets));
  const asked = sql`jsonb_to_recordset(${rows}::jsonb) as r ("specId" bigint, sort smallint, "itemNumber" text, unit text, "packLength" int, picture text, axis jsonb, "axisLine" text,
    "attributeLine" text, name text, "priceFen" bigint, stock int, "warnAt" int, moq int, step int, "leadDays" smallint, "weightGram" bigint, "on" boolean)`;
  // Places are given anew: first out of the way of each other, those that are left out behind all others.
  await tx.execute(sql`
    update spec p set sort = -10000 - o.place, state = case when o.named then p.state else 'off' end, dropped_at = case when o.named then null else coalesce(p.dropped_at, now()) end
    from (select s.id, row_number() over (order by s.id)::smallint as place, exists (select from ${asked} where r."specId" = s.id) as named from spec s where s.goods_id = ${goodsId}) o
    where p.id = o.id`);
  await tx.execute(sql`
    update spec p set sort = r.sort, item_number = coalesce(r."itemNumber", p.item_number), unit = r.unit, pack_length = r."packLength", picture = r.picture, axis = r.axis, axis_line = r."axisLine",
      attribute_line = r."attributeLine", name = coalesce(r.name, p.name)
    from ${asked} where p.goods_id = ${goodsId} and p.id = r."specId"`);
  await tx.execute(sql`
    update spec p set sort = -o.place from (select s.id, row_number() over (order by s.id)::smallint as place from spec s where s.goods_id = ${goodsId} and s.dropped_at is not null) o where p.id = o.id`);
  const added = await readRows(tx, Added)`
    insert into spec (goods_id, price_fen, lead_days, sort, state, item_number, name, axis, axis_line, attribute_line, picture, unit, moq, step, pack_length, warn_at, weight_gram)
    select g.id, r."priceFen", r."leadDays", r.sort, case when r."on" then 'on' else 'off' end,
      coalesce(r."itemNumber", g.spu_code || '-' || lpad((used.last + row_number() over (order by r.sort))::text, 2, '0')),
      coalesce(r.name, g.name), r.axis, r."axisLine", r."attributeLine", r.picture, r.unit, r.moq, r.step, r."packLength", r."warnAt", r."weightGram"
    from ${asked}, goods g, lateral (select coalesce(max(substring(s.item_number from '-(\\d{1,6})$')::int), 0) as last from spec s where s.goods_id = g.id and starts_with(s.item_number, g.spu_code)) used
    where g.id = ${goodsId} and r."specId" is null order by r.sort returning id::text`;
  await tx.execute(sql`
    with laid as (
      insert into spec_stock (spec_id, on_hand) select p.id, r.stock from ${asked}, spec p where r."specId" is null and p.goods_id = ${goodsId} and p.sort = r.sort returning spec_id, on_hand)
    insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref) select spec_id, on_hand, 0, 'opening', 'opening' from laid where on_hand > 0`);
  return added.map(({ id }) => id);
};
