import { fallPercent, importActs, type WriteImport } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { holdImport } from './hold-import.ts';
import { moveImport } from './move-import.ts';

const Chosen = z.strictObject({ chosen: z.int(), falls: z.int() });

const isAct = sql`action = any (${sql.param([...importActs])}::text[])`;

/** Keeps which of the rows that change something are left out, in the place of what was left out before. A row that is not written anyway is none of them. */
const keepChoice = async (tx: Tx, id: Id, leave: readonly number[]): Promise<z.infer<typeof Chosen>> => {
  await tx.execute(sql`
    update goods_import_row r set left_out = not r.left_out where r.import_id = ${id} and r.left_out <> (coalesce(${isAct}, false) and r.row = any (${sql.param(leave)}::int[]))`);
  const [row] = await readRows(tx, Chosen)`
    select count(*)::int as chosen, count(from_fen)::int as falls from goods_import_row where import_id = ${id} and not dropped and not left_out and ${isAct}`;
  return row as z.infer<typeof Chosen>;
};

/** Has the sound rows written but those that are left out, in the background. Prices that fall far are asked about first. */
export const askWrite = async (tx: Tx, side: StoreSide, id: Id, { falls, leave }: WriteImport): Promise<void> => {
  const { state, counts } = await holdImport(tx, side, id);
  if (state !== 'deciding' || !counts) throw refuse('goods.import_moved');
  const kept = await keepChoice(tx, id, leave);
  if (kept.chosen === 0) throw refuse('goods.import_nothing');
  if (falls === 'ask' && kept.falls > 0) throw refuse('goods.import_falls', { percent: fallPercent, count: kept.falls });
  await moveImport(tx, id, 'write', byOf(side), { also: sql`, falls = ${falls}, written_by = ${side.memberId}` });
};
