import { importMachine } from '@mall/contract/catalogue/goods-import.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { tellsRows } from './column-name.ts';
import { holdImport } from './hold-import.ts';
import { tryMoveImport } from './move-import.ts';
import type { TakenFile, TakenSheet } from './take-sheet.ts';

const Open = z.strictObject({ name: z.string() });
const orMoved = orTakenBy({ goods_import_one: 'goods.import_moved' });
const slice = 250;

export const requireNoneOpen = async (tx: Tx, { storeId }: Pick<StoreSide, 'storeId'>): Promise<void> => {
  const [open] = await readRows(tx, Open)`
    select file_name as name from goods_import where store_id = ${storeId} and state in ('matching', 'checking', 'deciding', 'writing')`;
  if (open) throw refuse('goods.import_open', open);
};

/** Keeps the rows of a sheet as they came. Where its columns tell what they are, they are checked next; otherwise somebody says it first. */
export const addImport = async (
  tx: Tx,
  side: StoreSide,
  { name, bytes }: TakenFile,
  { columns, rows }: TakenSheet,
  instead?: Id | undefined,
): Promise<Id> => {
  if (instead !== undefined) {
    await holdImport(tx, side, instead);
    // One that has ended meanwhile stands in nobody's way.
    await tryMoveImport(tx, instead, 'cancel', byOf(side));
  }
  await requireNoneOpen(tx, side);
  const state = importMachine.begin(tellsRows(columns) ? 'known' : 'strange');
  const [row] = await orMoved(
    () => readRows(tx, IdRow)`
      insert into goods_import (store_id, member_id, file_name, bytes, rows_total, columns, state)
      values (${side.storeId}, ${side.memberId}, ${name}, ${bytes.length}, ${rows.length}, ${JSON.stringify(columns)}::jsonb, ${state}) returning id::text`,
  );
  const { id } = row as { id: Id };
  for (let from = 0; from < rows.length; from += slice)
    await tx.execute(sql`
      insert into goods_import_row (import_id, row, cells)
      select ${id}, r.row, array(select jsonb_array_elements_text(r.cells)) from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + slice))}::jsonb) as r (row int, cells jsonb)`);
  return id;
};
