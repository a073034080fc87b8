import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Respelled } from './respell-specs.ts';

const Same = z.strictObject({ name: z.string(), value: z.string() });

/** Goods that have two values side by side, sold or in a version that waits, would have two specs that nobody can tell apart: such values are not made one. */
export const refuseSameSpecs = async (tx: Tx, { name, classId, spelled }: Respelled): Promise<void> => {
  const map = sql`${JSON.stringify(Object.fromEntries(spelled))}::jsonb`;
  const [same] = await readRows(tx, Same)`
    with sold as (
        select s.goods_id, coalesce(${map} ->> (s.axis ->> ${name}::text), s.axis ->> ${name}::text) as value, s.axis - ${name}::text as rest, s.axis ->> ${name}::text as was
        from spec s join goods g on g.id = s.goods_id where g.gc_id = ${classId} and s.dropped_at is null and s.axis ? ${name}::text),
      waiting as (
        select v.goods_id, v.id, coalesce(${map} ->> o.was, o.was) as value, (r.spec -> 'values') - o.place as rest, o.was
        from goods_version v cross join lateral (select (a.place - 1)::int as place from jsonb_array_elements_text(v.fields -> 'axes') with ordinality as a (name, place) where a.name = ${name}::text limit 1) x
          cross join lateral jsonb_array_elements(v.fields -> 'specs') as r (spec) cross join lateral (select x.place, r.spec -> 'values' ->> x.place as was) o
        where v.decision is null and v.fields ->> 'classId' = ${classId} and o.was is not null),
      same as (
        select goods_id, value from sold group by goods_id, value, rest having count(distinct was) > 1
        union all select goods_id, value from waiting group by goods_id, id, value, rest having count(distinct was) > 1)
    select g.name, same.value from same join goods g on g.id = same.goods_id order by g.id, same.value limit 1`;
  if (same) throw refuse('class_office.value_same', same);
};
