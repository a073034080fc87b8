import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { idOf, type Refs } from './refs.ts';
import { requireAttribute } from './require-attribute.ts';

/** An attribute goes with what goods say of it; not where specs are told apart by it. */
export const removeAttribute = async (tx: Tx, refs: Refs, { attributeId }: ChangeOf<'attribute.remove'>): Promise<Id> => {
  const { id, classId, name } = await requireAttribute(tx, idOf(refs, attributeId));
  const [told] = await readRows(tx, IdRow)`
    select s.id::text from spec s join goods g on g.id = s.goods_id where g.gc_id = ${classId} and s.axis ? ${name}::text limit 1`;
  if (told) throw refuse('class_office.attribute_used', { name });
  await tx.execute(sql`delete from goods_attribute where attribute_id = ${id}`);
  await tx.execute(sql`delete from attribute where id = ${id}`);
  return classId;
};
