import { type Condition, type NamedField, namedFields } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';

/** What a company's conditions can name, as id and name. Whether something is there and what it is called are asked of the same rows. */
const nameable: Readonly<Record<NamedField, (companyId: Id, language: Language) => SQL>> = {
  category: (_, language) => sql.raw(`select id, coalesce(names ->> '${language}', names ->> 'zh') as name from goods_class`),
  supplier: () => sql`select id, name from store`,
  project: (companyId) => sql`select id, name from project where company_id = ${companyId}`,
};

const idsOf = (conditions: readonly Condition[], field: NamedField): Id[] => [
  ...new Set(conditions.flatMap((one) => ('ids' in one && one.field === field ? one.ids : []))),
];

/** How many things conditions name that are not there, or not the company's to name. */
export const strangeIn = (conditions: readonly Condition[], companyId: Id): SQL =>
  sql.join(
    namedFields.map(
      (field) => sql`(select count(*)::int from unnest(${sqlList(idsOf(conditions, field))}) as n(id)
        where not exists (select from (${nameable[field](companyId, 'zh')}) x where x.id = n.id))`,
    ),
    sql` + `,
  );

const NameRow = z.strictObject({ field: z.enum(namedFields), id: Id, name: z.string() });

/** What the things are called that conditions name. */
export const readConditionNames = async (
  tx: Tx,
  conditions: readonly Condition[],
  companyId: Id,
  language: Language,
): Promise<Record<NamedField, Record<Id, string>>> => {
  const rows = await readRows(tx, NameRow)`${sql.join(
    namedFields.map(
      (field) => sql`select ${field} as field, x.id::text as id, x.name from (${nameable[field](companyId, language)}) x
        where x.id = any (${sqlList(idsOf(conditions, field))})`,
    ),
    sql` union all `,
  )}`;
  const names = Object.fromEntries(namedFields.map((field) => [field, {}])) as Record<NamedField, Record<Id, string>>;
  for (const { field, id, name } of rows) names[field][id] = name;
  return names;
};
