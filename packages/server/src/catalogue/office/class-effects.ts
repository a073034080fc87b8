import type { Effect } from '@mall/contract/catalogue/class-office.api.ts';
import type { ClassChange, ValueFields } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { leadsToClass } from '../../content/layout/rename-layout-class.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { isNew } from './refs.ts';

const nothing: Effect = { goods: 0, specs: 0, places: 0, lost: [] };
const Counts = z.strictObject({ goods: z.int(), specs: z.int(), places: z.int() });

const ofClass = async (tx: Tx, id: Id): Promise<Effect> => {
  const [row] = await readRows(tx, Counts)`
    select (select count(*)::int from goods g where ${id}::bigint in (g.gc_id, g.second_gc_id, g.first_gc_id)) as goods,
      (select count(*)::int from goods g join spec s on s.goods_id = g.id where ${id}::bigint in (g.gc_id, g.second_gc_id, g.first_gc_id)) as specs,
      ((select count(*) from zone_rule where kind = 'class' and target = ${id}) + (select count(*) from brand_class where class_id = ${id}) + (select count(*) from store_main_class where class_id = ${id})
        + (select count(*) from activity_target t join activity a on a.id = t.activity_id and a.scope = 'class' where t.target_id = ${id})
        + (select count(*) from custom_class where class_id = ${id})
        + (select count(*) from adv_link where relation_type = 'class' and relation_target = ${id}) + (select count(*) from floor_link where relation_type = 'class' and relation_target = ${id})
        + (select count(*) from saved_view where ('&' || query || '&') ~ ('[&?](classId|gcId)=' || ${id} || '&'))
        + (select count(*) from layout_draft d where ${leadsToClass('d.content', id)})
        + (select count(*) from layout_version v where v.state = 'scheduled' and ${leadsToClass('v.content', id)})
        + (select count(*) from goods_draft where fields ->> 'classId' = ${id}) + (select count(*) from goods_version where fields ->> 'classId' = ${id} and decision is null)
        + (select count(*) from plate_rule where class_id = ${id}))::int as places`;
  return row ? { ...row, lost: [] } : nothing;
};

const Lost = z.strictObject({ value: z.string() });

const ofAttribute = async (tx: Tx, id: Id, values?: readonly ValueFields[]): Promise<Effect> => {
  const [row] = await readRows(tx, Counts)`
    select (select count(distinct g.goods_id)::int from goods_attribute g where g.attribute_id = a.id) as goods,
      (select count(*)::int from goods g join spec s on s.goods_id = g.id where g.gc_id = a.class_id and s.axis ? (a.names ->> 'zh')) as specs, 0 as places
    from attribute a where a.id = ${id}`;
  if (!row) return nothing;
  const kept = new Set(values?.map((value) => value.id));
  const spelled = new Set(values?.flatMap((value) => value.also));
  const used = values
    ? await readRows(tx, z.strictObject({ id: z.string() }).extend(Lost.shape))`
        select v.id::text, v.value from attribute_value v where v.attribute_id = ${id} and exists (select from goods_attribute g where g.value_id = v.id) order by v.sort, v.id`
    : [];
  return { ...row, lost: used.filter((one) => !kept.has(one.id) && !spelled.has(one.value)).map((one) => one.value) };
};

const effectOf = (tx: Tx, change: ClassChange): Promise<Effect> | Effect => {
  if (change.act === 'class.add') return nothing;
  if ('attributeId' in change)
    return isNew(change.attributeId)
      ? nothing
      : ofAttribute(tx, change.attributeId, change.act === 'attribute.save' ? change.fields.values : undefined);
  return isNew(change.classId) ? nothing : ofClass(tx, change.classId);
};

/** What changes would come to, one by one, as things stand now. */
export const readEffects = async (tx: Tx, changes: readonly ClassChange[]): Promise<Effect[]> => {
  const effects: Effect[] = [];
  for (const change of changes) effects.push(await effectOf(tx, change));
  return effects;
};
