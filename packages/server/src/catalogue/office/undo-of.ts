import { AttributeFields, type ChangeOf, ClassFields } from '@mall/contract/catalogue/class-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { idOf, isNew, type Refs } from './refs.ts';
import type { Step } from './restore-attribute.ts';

/** What brings a change back, in its order; null: nothing does. Asked before the change is made, told after it, because what is new has its number then. */
type Undo = (refs: Refs) => Step[] | null;
const never: Undo = () => null;

const ClassRow = z.strictObject({ parentId: Id.nullable(), nextId: Id.nullable(), fields: ClassFields });

const readClass = async (tx: Tx, id: Id): Promise<z.infer<typeof ClassRow> | undefined> => {
  const [row] = await readRows(tx, ClassRow)`
    select c.parent_id::text as "parentId",
      (select n.id::text from goods_class n where n.parent_id is not distinct from c.parent_id and n.merged_into is null and (n.sort, n.id) > (c.sort, c.id) order by n.sort, n.id limit 1) as "nextId",
      json_build_object('names', c.names, 'synonyms', c.synonyms, 'unit', c.unit, 'taxRate', c.tax_rate, 'nameRule', c.name_rule, 'shown', c.shown) as fields
    from goods_class c where c.id = ${id}`;
  return row;
};

const AttributeRow = z.strictObject({
  classId: Id,
  nextId: Id.nullable(),
  used: z.boolean(),
  /** Values that goods have, of those that there are. */
  usedValues: z.array(Id),
  fields: AttributeFields,
});

const readAttribute = async (tx: Tx, id: Id): Promise<z.infer<typeof AttributeRow> | undefined> => {
  const [row] = await readRows(tx, AttributeRow)`
    select a.class_id::text as "classId",
      (select n.id::text from attribute n where n.class_id = a.class_id and (n.sort, n.id) > (a.sort, a.id) order by n.sort, n.id limit 1) as "nextId",
      exists (select from goods_attribute g where g.attribute_id = a.id) as used,
      to_json(array(select v.id::text from attribute_value v where v.attribute_id = a.id and exists (select from goods_attribute g where g.value_id = v.id))) as "usedValues",
      json_build_object('names', a.names, 'kind', a.kind, 'unit', a.unit, 'required', a.required, 'facet', a.facet, 'inName', a.in_name, 'drivesSpec', a.drives_spec,
        'values', (select coalesce(json_agg(json_build_object('id', v.id::text, 'value', v.value, 'also', v.also) order by v.sort, v.id), '[]'::json) from attribute_value v where v.attribute_id = a.id)) as fields
    from attribute a where a.id = ${id}`;
  return row;
};

type Saved = Pick<ChangeOf<'attribute.save'>, 'attributeId' | 'classId' | 'fields'>;

/** A value that went while goods had it has become another: which goods had which nobody knows any more. */
const undoSave = async (tx: Tx, refs: Refs, { attributeId, classId, fields }: Saved): Promise<Undo> => {
  if (isNew(attributeId) && !refs.has(attributeId)) return (made) => [{ act: 'attribute.remove', attributeId: idOf(made, attributeId) }];
  const id = idOf(refs, attributeId);
  const before = await readAttribute(tx, id);
  // It had gone, and is brought back by this.
  if (!before) return () => [{ act: 'attribute.remove', attributeId: id }];
  const kept = new Set(fields.values.map((value) => value.id));
  if (before.usedValues.some((value) => !kept.has(value))) return never;
  return (made) => [{ act: 'attribute.restore', attributeId: id, classId: idOf(made, classId), fields: before.fields }];
};

const undoRemove = async (tx: Tx, refs: Refs, { attributeId }: ChangeOf<'attribute.remove'>): Promise<Undo> => {
  const id = idOf(refs, attributeId);
  const before = await readAttribute(tx, id);
  if (!before || before.used) return never;
  return () => [
    { act: 'attribute.restore', attributeId: id, classId: before.classId, fields: before.fields },
    { act: 'attribute.move', attributeId: id, beforeId: before.nextId },
  ];
};

/** A class that was added is hidden, because something may name it already; a merge is for good. */
export const undoOf = async (tx: Tx, refs: Refs, change: Step): Promise<Undo> => {
  switch (change.act) {
    case 'class.merge':
      return never;
    case 'class.add':
      return (made) => [{ act: 'class.change', classId: idOf(made, change.classId), fields: { ...change.fields, shown: false } }];
    case 'class.change':
    case 'class.move': {
      const id = idOf(refs, change.classId);
      const before = await readClass(tx, id);
      if (!before) return never;
      return change.act === 'class.change'
        ? () => [{ act: 'class.change', classId: id, fields: before.fields }]
        : () => [{ act: 'class.move', classId: id, parentId: before.parentId, beforeId: before.nextId }];
    }
    case 'attribute.save':
    case 'attribute.restore':
      return undoSave(tx, refs, change);
    case 'attribute.move': {
      const id = idOf(refs, change.attributeId);
      const before = await readAttribute(tx, id);
      return before ? () => [{ act: 'attribute.move', attributeId: id, beforeId: before.nextId }] : never;
    }
    case 'attribute.remove':
      return undoRemove(tx, refs, change);
  }
};
