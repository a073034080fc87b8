import { sql } from 'drizzle-orm';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { system } from '../../kernel/side.ts';
import { checkImport } from './check-import.ts';
import { NotWanted, RowsRefused, type TakenImport, type Turn, type WriteFailure } from './import-turn.ts';
import { tryMoveImport } from './move-import.ts';
import { writeImport } from './write-import.ts';

export type ImportRooms = Pick<House, 'db'> & {
  readonly log: { readonly warn: (facts: { err: unknown; part: string }, text: string) => void };
};

/** What ends its node again and again is given up. */
const mostAttempts = 3;

const heardBy = ({ db }: ImportRooms, { id, turn, state }: TakenImport) => {
  let last = 0;
  return async (done: number): Promise<void> => {
    // Who looks does so once a second.
    if (performance.now() - last < 400) return;
    last = performance.now();
    const { rowCount } = await db.execute(sql`
      update goods_import set rows_done = least(rows_total, ${Math.round(done)}), heard_at = now() where id = ${id} and state = ${state} and turn = ${turn}`);
    if (rowCount === 0) throw new NotWanted();
  };
};

const failuresOf = (error: unknown): readonly WriteFailure[] => {
  if (error instanceof RowsRefused) return error.failures;
  const whole = { row: 0, column: '' };
  return [
    error instanceof Refusal
      ? { ...whole, code: error.code, facts: { ...error.values } }
      : { ...whole, code: 'goods.import_failed', facts: {} },
  ];
};

/** So many rows are named of those that stood in the way. */
const named = 20;

/** Checks or writes an import that was taken. Whatever goes wrong is said with it; nothing is thrown. */
export const workOnImport = async (house: ImportRooms, taken: TakenImport): Promise<void> => {
  const turn: Turn = { ...taken, heard: heardBy(house, taken) };
  try {
    if (taken.attempts > mostAttempts) throw new Error('an import was given up');
    await (taken.state === 'checking' ? checkImport(house, turn) : writeImport(house, turn));
  } catch (error) {
    if (error instanceof NotWanted) return;
    if (!(error instanceof RowsRefused || error instanceof Refusal))
      house.log.warn({ err: error, part: 'goods-import' }, 'an import could not be done');
    const failures = JSON.stringify(failuresOf(error).slice(0, named));
    await inTransaction(house.db, (tx) =>
      tryMoveImport(tx, taken.id, 'fail', system, { also: sql`, failures = ${failures}::jsonb`, where: sql` and turn = ${taken.turn}` }),
    );
  }
};
