import { type MendRows, mendKinds } from '@mall/contract/catalogue/goods-import.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { holdImport } from './hold-import.ts';
import type { Mend } from './import-book.ts';
import { splitPictures } from './judge-pictures.ts';
import { moveImport } from './move-import.ts';
import { joinPictures } from './sold-cells.ts';

const Wrong = z.strictObject({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  mendKind: z.enum(mendKinds),
  mendValue: z.string(),
  /** The whole cell, of which `value` may be a part. */
  cell: z.string(),
});
type Wrong = z.infer<typeof Wrong>;

const listWrong = (tx: Tx, id: Id, which: SQL): Promise<Wrong[]> =>
  readRows(tx, Wrong)`
    select f.row, f.column_key as column, f.value, f.code, f.mend_kind as "mendKind", f.mend_value as "mendValue",
      coalesce(r.mended ->> f.column_key, r.cells[1 + (select (c ->> 'at')::int from goods_import i, jsonb_array_elements(i.columns) c where i.id = ${id} and c ->> 'key' = f.column_key limit 1)], '') as cell
    from goods_import_fault f join goods_import_row r on r.import_id = f.import_id and r.row = f.row where f.import_id = ${id} and ${which}`;

type Mended = { row: number; cells: Record<string, string>; dropped: boolean };

const pictureColumns = new Set(['pictures', 'specPicture']);

const mended = ({ row, column, value, cell }: Wrong, { kind, value: next }: Mend): Mended | undefined => {
  switch (kind) {
    case 'drop':
      return { row, cells: {}, dropped: true };
    case 'off':
      return { row, cells: { state: next, [column]: '' }, dropped: false };
    case 'set':
      // One picture of several: the others stay.
      return {
        row,
        cells: {
          [column]:
            pictureColumns.has(column) && cell !== value
              ? joinPictures(splitPictures(cell).map((one) => (one === value ? next : one)))
              : next,
        },
        dropped: false,
      };
    default:
      return undefined;
  }
};

const mendOf = (input: MendRows, { mendKind, mendValue }: Wrong): Mend =>
  input.by === 'value'
    ? { kind: 'set', value: input.value }
    : input.by === 'drop'
      ? { kind: 'drop', value: '' }
      : { kind: mendKind, value: mendValue };

/** Mends a bad cell, or with it all that are wrong in the same way in the same column; then all rows are checked anew. */
export const mendRows = async (tx: Tx, side: StoreSide, id: Id, input: MendRows): Promise<number> => {
  await holdImport(tx, side, id);
  const [wrong] = await listWrong(tx, id, sql`f.id = ${input.faultId}`);
  if (!wrong) throw refuse('goods.import_fault_missing');
  const alike = input.by === 'offer' && input.alike;
  const all = alike
    ? await listWrong(tx, id, sql`f.column_key = ${wrong.column} and f.code = ${wrong.code} and f.mend_kind = ${wrong.mendKind}`)
    : [wrong];
  const rows = all.flatMap((one) => mended(one, mendOf(input, one)) ?? []);
  if (rows.length === 0) throw refuse('goods.import_mend_none');
  await tx.execute(sql`
    update goods_import_row r set mended = r.mended || m.cells, dropped = r.dropped or m.dropped
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (row int, cells jsonb, dropped boolean) where r.import_id = ${id} and r.row = m.row`);
  await moveImport(tx, id, 'mend', byOf(side));
  return rows.length;
};
