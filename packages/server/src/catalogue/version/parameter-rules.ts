import { tidyMany } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';

/** What class `c` says of its attributes, in their order: `ClassParameter`, with `more` fields of attribute `a` where somebody needs them. */
export const parametersOf = (more: SQL = sql``): SQL => sql`coalesce((
  select json_agg(json_build_object('id', a.id::text, 'name', a.names ->> 'zh', 'kind', a.kind, 'unit', a.unit, 'required', a.required, 'facet', a.facet, 'inName', a.in_name, 'drivesSpec', a.drives_spec,
    'values', array(select v.value from attribute_value v where v.attribute_id = a.id order by v.sort, v.id) ${more}) order by a.sort, a.id)
  from attribute a where a.class_id = c.id), '[]')`;

/** The values that `o.value` says of attribute `a`: several, where it takes several. */
export const saidParts: SQL = sql`(
  select part.value from unnest(case when a.kind = 'many' then string_to_array(o.value, '、') else array[o.value] end) as part (value) where part.value <> '') as said`;

/** Parameters as they are kept: of several values none is empty or said twice. */
export const tidyParams = async (tx: Tx, { classId, params }: Pick<GoodsDraft, 'classId' | 'params'>): Promise<GoodsDraft['params']> => {
  const many = new Set(
    (await readRows(tx, IdRow)`select id::text from attribute where class_id = ${classId} and kind = 'many'`).map(({ id }) => id),
  );
  const tidied = Object.entries(params).map(([id, value]) => [id, many.has(id) ? tidyMany(value) : value] as const);
  return Object.fromEntries(tidied.filter(([id, value]) => value !== '' || !many.has(id)));
};
