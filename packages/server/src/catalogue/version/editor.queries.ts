import { ClassParameter, type EditorClass, goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSight } from '../../kernel/side.ts';
import { parametersOf } from './parameter-rules.ts';

const ClassRow = goodsVersionApi.classes.data.shape.classes.element;
const ShelfRow = goodsVersionApi.classes.data.shape.shelves.element;

/** The classes in which the store may sell, with those above them, and its own shelves. */
export const listEditorClasses = async (tx: Tx, { storeId }: StoreSight) => {
  const classes = await readRows(tx, ClassRow)`
    with mine as (select class_id::text as id from store_main_class where store_id = ${storeId}),
    leaves as (
      select c.path from goods_class c where c.level = 3 and c.shown and (not exists (select from mine) or exists (select from mine where mine.id = any (string_to_array(c.path, '/')))))
    select c.id::text, c.parent_id::text as "parentId", c.level, c.names ->> 'zh' as name from goods_class c
    where c.shown and c.id in (select unnest(string_to_array(path, '/'))::bigint from leaves) order by c.level, c.sort, c.id`;
  const shelves = await readRows(tx, ShelfRow)`
    select id::text, parent_id::text as "parentId", name from store_class where store_id = ${storeId} and shown order by parent_id nulls first, sort, id`;
  return { classes, shelves };
};

const Row = z.strictObject({
  classId: Id,
  classNames: z.array(z.string()),
  unit: z.string(),
  taxRate: z.int(),
  nameRule: z.string(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  parameters: z.array(ClassParameter),
  brands: z.array(z.strictObject({ id: Id, name: z.string() })),
});

/** What a class of the third level asks of its goods. */
export const requireEditorClass = async (tx: Tx, id: Id): Promise<EditorClass> => {
  const [row] = await readRows(tx, Row)`
    select c.id::text as "classId", to_json(array(select up.names ->> 'zh' from goods_class up where up.id::text = any (string_to_array(c.path, '/')) order by up.level)) as "classNames",
      c.unit, c.tax_rate as "taxRate", c.name_rule as "nameRule", to_json(c.standards) as standards, to_json(c.certificates) as certificates,
      ${parametersOf()} as parameters,
      coalesce((select json_agg(json_build_object('id', b.id::text, 'name', b.name) order by b.initial, b.name) from brand b
        where exists (select from brand_class o where o.brand_id = b.id and o.class_id::text = any (string_to_array(c.path, '/'))) or not exists (select from brand_class o where o.brand_id = b.id)), '[]') as brands
    from goods_class c where c.id = ${id} and c.level = 3 and c.shown`;
  if (!row) throw refuse('goods.class_unknown');
  return row;
};
