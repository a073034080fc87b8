import { ClassParameter } from '@mall/contract/catalogue/goods-version.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSight } from '../../kernel/side.ts';
import { parametersOf } from '../version/parameter-rules.ts';
import type { BookClass } from './import-book.ts';
import { pathKey } from './judge-head.ts';
import type { ValueName } from './match-heads.ts';
import { pathOf } from './sold-cells.ts';

/** Of `goods_class c`: whether the store may sell in it. */
const isOpen = (storeId: Id) => sql`(c.shown and (not exists (select from store_main_class m where m.store_id = ${storeId})
  or exists (select from store_main_class m where m.store_id = ${storeId} and m.class_id::text = any (string_to_array(c.path, '/')))))`;

const Named = z.strictObject({ id: Id, names: z.array(z.string()), open: z.boolean() });
const Full = z.strictObject({
  id: Id,
  names: z.array(z.string()),
  unit: z.string(),
  taxRate: z.int(),
  shown: z.boolean(),
  attributes: z.array(ClassParameter.extend({ also: z.record(z.string(), z.string()) })),
});

const namesOf = sql`to_json(array(select up.names ->> 'zh' from goods_class up where up.id::text = any (string_to_array(c.path, '/')) order by up.level))`;

const alsoOf = sql`, 'also', (
  select coalesce(json_object_agg(o.word, v.value), '{}') from attribute_value v cross join unnest(v.also) as o (word) where v.attribute_id = a.id and o.word <> '')`;

/** Classes with all that a row is held against. */
export const listBookClasses = async (tx: Tx, ids: readonly Id[]): Promise<Map<Id, BookClass>> => {
  const rows = await readRows(tx, Full)`
    select c.id::text, ${namesOf} as names, c.unit, c.tax_rate as "taxRate", c.shown,
      ${parametersOf(alsoOf)} as attributes
    from goods_class c where c.id = any (${sql.param(ids)}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
};

const keysOf = (names: readonly string[]) => [pathKey(pathOf({ names })), (names.at(-1) ?? '').toLowerCase()];

type ClassNames = { byName: Map<string, Id>; closed: Set<string> };

/** Classes of the third level by their paths, and by their own name where no two have it. */
export const listClassNames = async (tx: Tx, { storeId }: StoreSight): Promise<ClassNames> => {
  const rows = await readRows(
    tx,
    Named,
  )`select c.id::text, ${namesOf} as names, ${isOpen(storeId)} as open from goods_class c where c.level = 3`;
  const own = new Map<string, number>();
  for (const { names } of rows) {
    const [, last = ''] = keysOf(names);
    own.set(last, (own.get(last) ?? 0) + 1);
  }
  const found: ClassNames = { byName: new Map(), closed: new Set() };
  for (const { id, names, open } of rows) {
    const [path = '', last = ''] = keysOf(names);
    for (const key of own.get(last) === 1 ? [path, last] : [path])
      if (open) found.byName.set(key, id);
      else found.closed.add(key);
  }
  return found;
};

const Value = z.strictObject({ name: z.string(), also: z.array(z.string()) });

/** Names of columns that the classes of a store ask for, or that its goods have. */
export const listValueNames = (tx: Tx, { storeId }: StoreSight): Promise<ValueName[]> =>
  readRows(tx, Value)`
    with asked as (
      select distinct a.names from attribute a join goods_class c on c.id = a.class_id
      where c.level = 3 and (${isOpen(storeId)} or exists (select from goods g where g.store_id = ${storeId} and g.gc_id = c.id)))
    select names ->> 'zh' as name, to_json(array(select distinct o.value from jsonb_each_text(names) o where o.value <> '')) as also from asked
    union all
    select used.name, '[]'::json from (
      select distinct jsonb_object_keys(p.axis) as name from goods g join spec p on p.goods_id = g.id where g.store_id = ${storeId} and g.state <> 'draft' and p.dropped_at is null) used
    where not exists (select from asked where asked.names ->> 'zh' = used.name)
    order by name`;
