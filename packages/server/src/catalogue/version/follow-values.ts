import { manySign } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';

type Respelled = { id: Id; name: string; classId: Id; spelled: ReadonlyMap<string, string> };

/** A draft gets another revision: a page that has it open would write the given-up word back over this. */
const inBoth = async (tx: Tx, followed: SQL): Promise<void> => {
  await tx.execute(sql`update goods_draft set revision = revision + 1, ${followed}`);
  await tx.execute(sql`update goods_version set ${followed}`);
};

/**
 * Drafts and versions of goods spell the values of an attribute as the class does from now on. Otherwise the next approval would lay the given-up spelling as
 * a value of its own; and earlier versions, laid beside a later one, would differ in what no store changed.
 */
export const followValues = async (tx: Tx, { id, name, classId, spelled }: Respelled): Promise<void> => {
  const map = sql`${JSON.stringify(Object.fromEntries(spelled))}::jsonb`;
  const was = sql`${sql.param([...spelled.keys()])}::text[]`;
  const parts = sql`string_to_array(fields -> 'params' ->> ${id}::text, ${manySign}::text)`;
  await inBoth(
    tx,
    sql`fields = jsonb_set(fields, array['params', ${id}::text], to_jsonb(coalesce(${map} ->> (fields -> 'params' ->> ${id}::text), (
        select string_agg(said.value, ${manySign}::text order by said.place) from (
          select coalesce(${map} ->> part, part) as value, min(place) as place from unnest(${parts}) with ordinality as o (part, place) group by 1) said))))
      where fields ->> 'classId' = ${classId} and (fields -> 'params' ->> ${id}::text = any (${was}) or ${parts} && ${was} and exists (select from attribute a where a.id = ${id}::bigint and a.kind = 'many'))`,
  );
  await inBoth(
    tx,
    sql`fields = jsonb_set(fields, '{specs}', (
        select coalesce(jsonb_agg(o.spec || jsonb_build_object('values', (
          select coalesce(jsonb_agg(case when fields -> 'axes' ->> (v.place - 1)::int = ${name}::text then coalesce(${map} -> v.value, to_jsonb(v.value)) else to_jsonb(v.value) end order by v.place), '[]')
          from jsonb_array_elements_text(o.spec -> 'values') with ordinality as v (value, place))) order by o.place), '[]')
        from jsonb_array_elements(fields -> 'specs') with ordinality as o (spec, place)))
      where fields ->> 'classId' = ${classId} and fields -> 'axes' ? ${name}::text
        and exists (select from jsonb_array_elements(fields -> 'specs') r (spec), jsonb_array_elements_text(r.spec -> 'values') v (value) where v.value = any (${was}))`,
  );
};

/** An attribute that tells specs apart is called otherwise. */
export const followAxisName = (tx: Tx, { classId, was, now }: { classId: Id; was: string; now: string }): Promise<void> =>
  inBoth(
    tx,
    sql`fields = jsonb_set(fields, '{axes}', (
        select jsonb_agg(case when o.name = ${was}::text then ${now}::text else o.name end order by o.place) from jsonb_array_elements_text(fields -> 'axes') with ordinality as o (name, place)))
      where fields ->> 'classId' = ${classId} and fields -> 'axes' ? ${was}::text`,
  );
