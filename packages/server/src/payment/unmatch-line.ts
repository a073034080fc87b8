import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { MallSide } from '../kernel/side.ts';
import { holdLine, settleLine } from './settle-line.ts';

/** A line does not belong where it was put. It stays open until somebody says where: the mall does not guess a second time. */
export const unmatchLine = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  await holdLine(tx, id, ['likely', 'matched', 'fee']);
  await settleLine(tx, side, id, sql`state = 'open', attempt_no = null, refund_sn = null, score = 0, difference = 'bank_only', note = ''`);
};
