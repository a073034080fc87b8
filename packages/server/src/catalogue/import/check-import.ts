import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import { keepStoreUploads } from '../../content/keep-store-uploads.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type StoreSide, system } from '../../kernel/side.ts';
import { NotWanted, type Turn } from './import-turn.ts';
import type { JudgedRow } from './judge-goods.ts';
import { countRows, judgeSheet } from './judge-sheet.ts';
import { listSheetRows } from './list-sheet-rows.ts';
import { tryMoveImport } from './move-import.ts';
import { readBook } from './read-book.ts';

const slice = 250;

/** Writes down what becomes of each row, in the place of what was found before. */
const keepJudged = async (tx: Tx, { id }: Turn, rows: readonly JudgedRow[]): Promise<void> => {
  await tx.execute(sql`delete from goods_import_fault where import_id = ${id}`);
  for (let from = 0; from < rows.length; from += slice) {
    const some = rows.slice(from, from + slice);
    const told = some.map(({ row: { row, cells }, action, changes, fall }) => ({
      row,
      action,
      changes,
      itemNumber: cutText(cells['itemNumber'] ?? '', 60),
      name: cutText(cells['name'] ?? '', 200),
      fromFen: fall?.from ?? null,
      toFen: fall?.to ?? null,
    }));
    await tx.execute(sql`
      update goods_import_row r set action = j.action, changes = array(select jsonb_array_elements_text(j.changes)), item_number = j."itemNumber", name = j.name, from_fen = j."fromFen", to_fen = j."toFen"
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as j (row int, action text, changes jsonb, "itemNumber" text, name text, "fromFen" bigint, "toFen" bigint)
      where r.import_id = ${id} and r.row = j.row`);
    const faults = some.flatMap((row) => row.faults.map((fault) => ({ ...fault, mendKind: fault.mend.kind, mendValue: fault.mend.value })));
    if (faults.length > 0)
      await tx.execute(sql`
        insert into goods_import_fault (import_id, row, column_key, value, kind, code, facts, mend_kind, mend_value)
        select ${id}, f.row, f.column, left(f.value, 500), f.kind, f.code, f.facts, f."mendKind", f."mendValue"
        from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as f (row int, "column" text, value text, kind text, code text, facts jsonb, "mendKind" text, "mendValue" text)`);
  }
};

/** Checks every row of an import; nothing of the store is changed. Begun anew by whoever takes it over. */
export const checkImport = async ({ db }: Pick<House, 'db'>, turn: Turn): Promise<void> => {
  const begun = performance.now();
  const rows = await listSheetRows(db, turn.id, turn.columns);
  const side = { kind: 'seller', storeId: turn.storeId, memberId: turn.memberId } as const;
  // What is read takes the longer half.
  const book = await inTransaction(db, (tx) => readBook(tx, side, rows, (share) => turn.heard((rows.length * share) / 2)));
  const judged = await judgeSheet(rows, book, { progress: (done) => turn.heard((rows.length + done) / 2) });
  const counts = countRows(judged, turn.rows);
  await inTransaction(db, async (tx) => {
    await keepJudged(tx, turn, judged.rows);
    // Pictures that were sent for this sheet wait with it.
    await keepStoreUploads(
      tx,
      side as StoreSide,
      [...book.pictures.values()].map(({ url }) => url),
    );
    const moved = await tryMoveImport(tx, turn.id, 'check', system, {
      also: sql`, counts = ${JSON.stringify(counts)}::jsonb, rows_done = rows_total, check_ms = ${Math.round(performance.now() - begun)}`,
      where: sql` and turn = ${turn.turn}`,
    });
    // Another node has taken it over: what it found stays.
    if (!moved) throw new NotWanted();
  });
};
