import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { orClassTaken } from './or-class-taken.ts';
import { idOf, type Refs } from './refs.ts';
import { requireClass } from './require-class.ts';

/** A new class behind its sisters. */
export const addClass = async (tx: Tx, refs: Refs, { classId, parentId, fields }: ChangeOf<'class.add'>): Promise<Id> => {
  const parent = parentId === null ? undefined : await requireClass(tx, idOf(refs, parentId));
  if (parent && parent.level >= 3) throw refuse('class_office.level_wrong');
  const { names, synonyms, unit, taxRate, nameRule, shown } = fields;
  const [made] = await orClassTaken(
    names.zh,
    () => readRows(tx, IdRow)`
      insert into goods_class (parent_id, level, path, names, synonyms, unit, tax_rate, name_rule, shown, sort)
      values (${parent?.id ?? null}::bigint, ${(parent?.level ?? 0) + 1}, '', ${JSON.stringify(names)}::jsonb, ${sqlList(synonyms, 'text')}, ${unit}, ${taxRate}, ${nameRule}, ${shown},
        (select coalesce(max(sort), 0) + 1 from goods_class where parent_id is not distinct from ${parent?.id ?? null}::bigint))
      returning id::text`,
  );
  if (!made) throw refuse('kernel.not_found');
  await tx.execute(sql`
    update goods_class c set path = concat_ws('/', (select p.path from goods_class p where p.id = c.parent_id), c.id::text) where c.id = ${made.id}`);
  refs.set(classId, made.id);
  return made.id;
};
