import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { lockBooks } from './settle-line.ts';

/** A file was wrong: its lines go, so that the right one can bring them anew; that it was there stays written. Not when anything hangs on a line. */
export const takeBackStatement = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  await lockBooks(tx);
  const found = await tx.execute(sql`select taken_back_at is null as stands from bank_statement where id = ${id} for update`);
  const [statement] = found.rows;
  if (!statement) throw refuse('kernel.not_found');
  if (statement.stands !== true) throw refuse('order.moved');
  const { rows } = await tx.execute(
    sql`select state in ('matched', 'fee', 'wrong') as settled from bank_line where statement_id = ${id} for update`,
  );
  if (rows.some(({ settled }) => settled === true)) throw refuse('payment.statement_settled');
  await tx.execute(sql`delete from bank_line where statement_id = ${id}`);
  await tx.execute(sql`update bank_statement set taken_back_at = now(), taken_back_by = ${side.memberId} where id = ${id}`);
};
