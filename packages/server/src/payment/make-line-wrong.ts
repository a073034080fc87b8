import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { keepWrong } from './keep-wrong.ts';
import { holdLine, settleLine } from './settle-line.ts';

/** Money that came in and belongs to no record: from here on two people decide what becomes of it. */
export const makeLineWrong = async (tx: Tx, side: MallSide, id: Id): Promise<{ id: Id }> => {
  const line = await holdLine(tx, id, ['open', 'likely']);
  const wrongId =
    line.direction === 'in' &&
    (await keepWrong(tx, {
      kind: 'stray',
      channel: 'offline',
      attemptNo: null,
      outNo: line.lineNo,
      receivedFen: line.amountFen,
      expectedFen: null,
      payerName: line.partyName,
      remark: line.remark,
    }));
  if (!wrongId) throw refuse('order.moved');
  await settleLine(
    tx,
    side,
    id,
    sql`state = 'wrong', attempt_no = null, refund_sn = null, score = 0, difference = '', wrong_payment_id = ${wrongId}`,
  );
  return { id: wrongId };
};
