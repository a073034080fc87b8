import { AttributeFields, ClassChange } from '@mall/contract/catalogue/class-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { Refs } from './refs.ts';
import { saveAttribute } from './save-attribute.ts';

/** An attribute as it was, whether it stands or has gone; only what undoes a change says this. */
const RestoreAttribute = z.strictObject({ act: z.literal('attribute.restore'), attributeId: Id, classId: Id, fields: AttributeFields });
type RestoreAttribute = z.infer<typeof RestoreAttribute>;
/** A change, or what brings one back. */
export const Step = z.union([ClassChange, RestoreAttribute]);
export type Step = z.infer<typeof Step>;

/** It and its values have the numbers that they had, so that what was drawn up before it went still means them. */
export const restoreAttribute = async (tx: Tx, refs: Refs, { attributeId, classId, fields }: RestoreAttribute): Promise<Id> => {
  const { names, facet, inName, drivesSpec, values } = fields;
  await tx.execute(sql`
    insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort)
    values (${attributeId}, ${classId}, ${JSON.stringify(names)}::jsonb, ${facet}, ${inName}, ${drivesSpec}, (select coalesce(max(sort), 0) + 1 from attribute where class_id = ${classId}))
    on conflict do nothing`);
  await tx.execute(sql`
    insert into attribute_value (id, attribute_id, value) select v.id, a.id, v.value from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) v (id bigint, value text)
      join attribute a on a.id = ${attributeId} on conflict do nothing`);
  return saveAttribute(tx, refs, { act: 'attribute.save', attributeId, classId, fields }, 'dropped');
};
