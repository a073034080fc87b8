import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { orClassTaken } from './or-class-taken.ts';
import { idOf, type Refs } from './refs.ts';
import { requireClass } from './require-class.ts';

/** What a class is called and says of its goods. A name that it had is kept: the tables of the trade know it by that. */
export const changeClass = async (tx: Tx, refs: Refs, { classId, fields }: ChangeOf<'class.change'>): Promise<Id> => {
  const { id, names: before } = await requireClass(tx, idOf(refs, classId));
  const { names, synonyms, unit, taxRate, nameRule, shown } = fields;
  await orClassTaken(names.zh, () =>
    tx.execute(sql`
      update goods_class set names = ${JSON.stringify(names)}::jsonb, synonyms = ${sqlList(synonyms, 'text')}, unit = ${unit}, tax_rate = ${taxRate}, name_rule = ${nameRule}, shown = ${shown},
        former = case when ${before.zh !== names.zh} and ${before.zh} <> all (former) then array_append(former, ${before.zh}) else former end
      where id = ${id}`),
  );
  return id;
};
