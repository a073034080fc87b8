import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { holdLine, settleLine } from './settle-line.ts';

/** What the bank takes for its work. Nothing that came in is a fee. */
export const noteFee = async (tx: Tx, side: MallSide, id: Id, note: string): Promise<void> => {
  const { direction } = await holdLine(tx, id, ['open', 'likely']);
  if (direction === 'in') throw refuse('order.moved');
  await settleLine(tx, side, id, sql`state = 'fee', attempt_no = null, refund_sn = null, score = 0, difference = '', note = ${note}`);
};
