import type { SoundQuery, SoundRows } from '@mall/contract/catalogue/goods-import.api.ts';
import { importActs } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSight } from '../../kernel/side.ts';
import { columnName } from './column-name.ts';
import { requireOwnImport } from './import.queries.ts';

const Sound = z.strictObject({
  row: z.int(),
  itemNumber: z.string(),
  name: z.string(),
  act: z.enum(importActs),
  changes: z.array(z.string()),
  fall: z.boolean(),
});
const Marks = z.strictObject({ all: z.array(z.int()), found: z.array(z.int()), left: z.array(z.int()), falls: z.array(z.int()) });
const Touched = z.strictObject({ key: z.string(), rows: z.int() });

/** The sound rows of an import that change something, narrowed, with the numbers of all that the filter finds. */
export const listSoundRows = async (
  tx: Tx,
  side: StoreSight,
  id: Id,
  { act, column, word, page, limit }: SoundQuery,
  language: Language,
): Promise<SoundRows> => {
  await requireOwnImport(tx, side, id);
  const own = sql`r.import_id = ${id} and not r.dropped and r.action = any (${sql.param([...importActs])}::text[])`;
  // A sheet of prices names no goods: they are found by what the spec is called.
  const names = sql`left join spec p on p.item_number = upper(nullif(r.item_number, ''))`;
  const called = sql`coalesce(nullif(r.name, ''), p.name, '')`;
  const which = sql.join(
    [
      own,
      ...(act ? [sql`r.action = ${act}`] : []),
      ...(column ? [sql`${column} = any (r.changes)`] : []),
      ...(word ? [sql`(r.item_number ilike ${likePattern(word)} or ${called} ilike ${likePattern(word)})`] : []),
    ],
    sql` and `,
  );
  const rows = await readRows(tx, Sound)`
    select r.row, r.item_number as "itemNumber", ${called} as name, r.action as act, to_json(r.changes) as changes, r.from_fen is not null as fall
    from goods_import_row r ${names} where ${which} order by r.row limit ${limit} offset ${(page - 1) * limit}`;
  const [marks] = await readRows(tx, Marks)`
    select to_json(array(select r.row from goods_import_row r where ${own} order by r.row)) as all,
      to_json(array(select r.row from goods_import_row r ${names} where ${which} order by r.row)) as found,
      to_json(array(select r.row from goods_import_row r where ${own} and r.left_out order by r.row)) as left,
      to_json(array(select r.row from goods_import_row r where ${own} and r.from_fen is not null order by r.row)) as falls`;
  const touched = await readRows(tx, Touched)`
    select c.key, count(*)::int as rows from goods_import_row r cross join unnest(r.changes) as c (key) where ${own} group by c.key order by count(*) desc, c.key`;
  const { all, found, left, falls } = marks as z.infer<typeof Marks>;
  return {
    list: rows.map((row) => ({ ...row, changes: row.changes.map((key) => columnName(key, language)) })),
    total: found.length,
    all,
    found,
    left,
    falls,
    columns: touched.map(({ key, rows: count }) => ({ key, name: columnName(key, language), rows: count })),
  };
};
