import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { readRecords } from './book-records.queries.ts';
import { readOpenLines } from './match-lines.ts';
import { scoreLine } from './score-line.ts';
import { holdLine, lockBooks, settleLine } from './settle-line.ts';

type Given = { record: string; differsBecause?: string | undefined };

/**
 * Somebody says to which record a line belongs. A record has one line: of two who say so at once the second is told. Where the amounts differ he says why;
 * it stays with the line.
 */
export const matchLine = async (tx: Tx, side: MallSide, id: Id, { record: sn, differsBecause = '' }: Given): Promise<void> => {
  await lockBooks(tx);
  const { direction, amountFen } = await holdLine(tx, id, ['open', 'likely']);
  const kind = direction === 'in' ? 'payment' : 'refund';
  const [record] = await readRecords(tx, sql`b.sn = ${sn} and b.kind = ${kind}`);
  if (!record) throw refuse((await isThere(tx, sn)) ? 'payment.record_taken' : 'kernel.not_found');
  const same = amountFen === record.amountFen;
  if (!same && differsBecause === '')
    throw refuse('payment.line_amount_differs', { bank: toYuan(fen(amountFen)), mall: toYuan(fen(record.amountFen)) });
  const [line] = await readOpenLines(tx, [id], ['open', 'likely']);
  // What has nothing in common but was put together all the same is of another amount, or of a day too far away.
  const { score, difference } = (line && scoreLine(line, record)) ?? { score: 0, difference: same ? 'day' : 'amount' };
  await settleLine(
    tx,
    side,
    id,
    sql`state = 'matched', score = ${score}, difference = ${difference}, note = ${same ? '' : differsBecause}, attempt_no = ${kind === 'payment' ? sn : null}, refund_sn = ${kind === 'refund' ? sn : null}`,
  );
};

const isThere = async (tx: Tx, sn: string): Promise<boolean> =>
  ((
    await tx.execute(
      sql`select from pay_attempt where attempt_no = ${sn} and state = 'success' union all select from refund where refund_sn = ${sn} and state = 'success'`,
    )
  ).rowCount ?? 0) > 0;
