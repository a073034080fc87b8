import type { AttributeFields, ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followAxisName } from '../version/follow-values.ts';
import { orClassTaken } from './or-class-taken.ts';
import { idOf, isNew, type Refs } from './refs.ts';
import { requireLeaf } from './require-class.ts';
import { saveValues } from './save-values.ts';

const Row = z.strictObject({ id: Id, name: z.string() });

const requireOnce = ({ values }: AttributeFields): void => {
  const seen = new Set<string>();
  for (const text of values.flatMap(({ value, also }) => [value, ...also])) {
    if (seen.has(text)) throw refuse('class_office.value_twice', { name: text });
    seen.add(text);
  }
};

/** An attribute of a class, new or as it stands, with all its values in their order. */
export const saveAttribute = async (
  tx: Tx,
  refs: Refs,
  { attributeId, classId, fields }: ChangeOf<'attribute.save'>,
  former: 'kept' | 'dropped' = 'kept',
): Promise<Id> => {
  const leaf = await requireLeaf(tx, idOf(refs, classId));
  requireOnce(fields);
  const { names, kind, unit, required, facet, inName, drivesSpec } = fields;
  const [before] =
    isNew(attributeId) && !refs.has(attributeId)
      ? []
      : await readRows(tx, Row)`
        select id::text, names ->> 'zh' as name from attribute where id = ${idOf(refs, attributeId)} and class_id = ${leaf.id} for update`;
  if (!before && !(isNew(attributeId) && !refs.has(attributeId))) throw refuse('kernel.not_found');
  const [saved] = await orClassTaken(names.zh, () =>
    before
      ? readRows(tx, Row)`
          update attribute set names = ${JSON.stringify(names)}::jsonb, kind = ${kind}, unit = ${unit}, required = ${required}, facet = ${facet}, in_name = ${inName}, drives_spec = ${drivesSpec}
          where id = ${before.id} returning id::text, names ->> 'zh' as name`
      : readRows(tx, Row)`
          insert into attribute (class_id, names, kind, unit, required, facet, in_name, drives_spec, sort)
          values (${leaf.id}, ${JSON.stringify(names)}::jsonb, ${kind}, ${unit}, ${required}, ${facet}, ${inName}, ${drivesSpec}, (select coalesce(max(sort), 0) + 1 from attribute where class_id = ${leaf.id}))
          returning id::text, names ->> 'zh' as name`,
  );
  if (!saved) throw refuse('kernel.not_found');
  if (before && before.name !== saved.name) {
    await tx.execute(sql`
      update spec s set axis = (s.axis - ${before.name}::text) || jsonb_build_object(${saved.name}::text, s.axis -> ${before.name}::text)
      from goods g where g.id = s.goods_id and g.gc_id = ${leaf.id} and s.axis ? ${before.name}::text`);
    await followAxisName(tx, { classId: leaf.id, was: before.name, now: saved.name });
  }
  await saveValues(tx, { id: saved.id, name: saved.name, classId: leaf.id }, fields.values, former);
  refs.set(attributeId, saved.id);
  return leaf.id;
};
