import { rowNumberWords } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { holdImport } from './hold-import.ts';
import { moveImport } from './move-import.ts';

const heads: ReadonlySet<string> = new Set(languages.map((language) => rowNumberWords[language].toLowerCase()));
const Known = z.strictObject({ rows: z.int() });

/** Where the head of a sheet of bad rows stands, and in which column the numbers. */
const findNumbers = (cells: readonly string[][]): { head: number; at: number } => {
  for (const [head, row] of cells.slice(0, 10).entries()) {
    const at = row.findIndex((text) => heads.has(text.toLowerCase()));
    if (at >= 0 && row.length > 1) return { head, at };
  }
  throw refuse('goods.import_rows_unknown');
};

/** Puts mended rows in the place of those that they were, by their numbers; then all rows are checked anew. What has no number, or one of no row, changes nothing at all. */
export const mendBySheet = async (tx: Tx, side: StoreSide, id: Id, cells: readonly string[][]): Promise<void> => {
  const { columns } = await holdImport(tx, side, id);
  const { head, at } = findNumbers(cells);
  const places = new Map((cells[head] ?? []).map((text, place) => [text, place]));
  const width = Math.max(...columns.map((column) => column.at)) + 1;
  const rows = cells
    .slice(head + 1)
    .filter((row) => row.some((text) => text !== ''))
    .map((row) => {
      const next = Array.from({ length: width }, () => '');
      for (const column of columns) next[column.at] = row[places.get(column.head) ?? -1] ?? '';
      return { row: /^[1-9]\d{0,5}$/.test(row[at] ?? '') ? Number(row[at]) : 0, cells: next };
    });
  const numbers = rows.map(({ row }) => row);
  const [known] = await readRows(tx, Known)`
    select count(*)::int as rows from goods_import_row where import_id = ${id} and row = any (${sql.param(numbers)}::int[])`;
  if (rows.length === 0 || new Set(numbers).size < rows.length || known?.rows !== rows.length) throw refuse('goods.import_rows_unknown');
  await moveImport(tx, id, 'mend', byOf(side));
  await tx.execute(sql`
    update goods_import_row r set cells = array(select jsonb_array_elements_text(m.cells)), mended = '{}', dropped = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (row int, cells jsonb) where r.import_id = ${id} and r.row = m.row`);
};
