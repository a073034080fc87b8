import type { SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { SheetRow } from './import-book.ts';

const Row = z.strictObject({ row: z.int(), cells: z.array(z.string()), mended: z.record(z.string(), z.string()) });

const slice = 500;

const textsOf = ({ cells, mended }: z.infer<typeof Row>, meant: readonly SheetColumn[]): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const { at, key } of meant) if (cells[at]) texts[key] = cells[at];
  // What was cleared by a mend clears what stood there.
  return Object.assign(texts, mended);
};

/** The rows of an import that are not left out, by the meaning of their columns, with what was mended; read so many at a time, with the requests that wait in between. */
export const listSheetRows = async (tx: Tx, id: Id, columns: readonly SheetColumn[]): Promise<SheetRow[]> => {
  const meant = columns.filter(({ key }) => key !== '');
  const all: SheetRow[] = [];
  for (;;) {
    const rows = await readRows(tx, Row)`
      select row, to_json(cells) as cells, mended from goods_import_row where import_id = ${id} and row > ${all.at(-1)?.row ?? 0} and not dropped order by row limit ${slice}`;
    all.push(...rows.map((row) => ({ row: row.row, cells: textsOf(row, meant) })));
    if (rows.length < slice) return all;
  }
};
