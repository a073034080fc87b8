import type { StandardInfo, StandardInfoQuery } from '@mall/contract/catalogue/goods.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { wordOf } from '../kernel/word-of.ts';

const Row = z.strictObject({
  id: z.string(),
  names: WordsColumn,
  first_id: z.string(),
  first_names: WordsColumn,
  second_id: z.string(),
  second_names: WordsColumn,
  unit: z.string(),
  tax_rate: z.number(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  attributes: z.array(z.strictObject({ id: z.string(), names: WordsColumn, drives: z.boolean(), values: z.array(z.string()) })),
});
type Row = z.infer<typeof Row>;

const mostClasses = 20;

/** Third-level classes below the one named or called so, with their parameters. Names and trade words of any language match. */
export const listStandardInfo = async (tx: Tx, { keyword, gcId }: StandardInfoQuery, language: Language): Promise<StandardInfo[]> => {
  const ofClass = gcId ? sql`and ${gcId}::text = any (string_to_array(c.path, '/'))` : sql``;
  const like = likePattern(keyword);
  const called = keyword
    ? sql`and (exists (select from jsonb_each_text(c.names) n where n.value ilike ${like}) or exists (select from unnest(c.synonyms) synonym where synonym ilike ${like})
        or second.names ->> 'zh' ilike ${like} or exists (select from unnest(c.standards) standard where standard ilike ${like}))`
    : sql``;
  const rows = await readRows(tx, Row)`
    select c.id, c.names, top.id as first_id, top.names as first_names, second.id as second_id, second.names as second_names,
      c.unit, c.tax_rate, c.standards, c.certificates,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'names', a.names, 'drives', a.drives_spec, 'values',
          (select coalesce(jsonb_agg(v.value order by v.sort, v.id), '[]') from attribute_value v where v.attribute_id = a.id)) order by a.sort, a.id), '[]')
        from attribute a where a.class_id = c.id) as attributes
    from goods_class c join goods_class second on second.id = c.parent_id join goods_class top on top.id = second.parent_id
    where c.level = 3 and c.shown ${ofClass} ${called}
    order by c.goods_count desc, c.id limit ${mostClasses}`;
  return rows.map((row) => ({
    gcId: row.id,
    gcName: wordOf(row.names, language),
    firstGcId: row.first_id,
    firstGcName: wordOf(row.first_names, language),
    secondGcId: row.second_id,
    secondGcName: wordOf(row.second_names, language),
    unit: row.unit,
    taxRate: row.tax_rate,
    standards: row.standards,
    certificates: row.certificates,
    attributes: row.attributes.map((one) => ({
      id: one.id,
      name: wordOf(one.names, language),
      drivesSpec: one.drives ? 1 : 0,
      values: one.values,
    })),
  }));
};
