import type { AnswerDisputes, AnswerLine } from '@mall/contract/billing/bill.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { endDisputes } from './end-dispute.ts';
import { workingDaysOn } from './issue-bill.ts';
import { lockBill, requireStoresPart, sumBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { tellBill } from './tell-bill.ts';

/** The store answers disputes: by a further line that puts right what was wrong, or by words. With none left the company is asked once more. */
export const answerDisputes = async (tx: Tx, side: StoreSide | MallSide, billId: Id, { answers }: AnswerDisputes): Promise<void> => {
  const bill = await lockBill(tx, side, billId);
  requireStoresPart(bill, side);
  if (bill.state !== 'disputed') throw refuse('bill.moved');
  for (const given of answers) await answerOne(tx, side, billId, given);
  await sumBill(tx, billId);
  const { totalFen } = await lockBill(tx, side, billId);
  if (totalFen <= 0 || (await goesBelow(tx, billId))) throw refuse('bill.adjusted_below');
  if (totalFen > largestAmount) throw refuse('bill.amount_wrong');
  await askAgain(tx, side, billId, 'answer', answers[0]?.words ?? '');
};

const answerOne = async (tx: Tx, side: StoreSide | MallSide, billId: Id, given: AnswerLine): Promise<void> => {
  const [lineId] = await endDisputes(tx, billId, given.answer === 'adjusted' ? 'adjust' : 'explain', {
    which: sql`d.id = ${given.disputeId}`,
    by: side.memberId,
    words: given.words,
  });
  if (given.answer === 'explained') return;
  const byFen = fromYuan(given.amount);
  if (byFen > 0) await requireAsked(tx, given.disputeId, byFen);
  await tx.execute(sql`
    insert into bill_line (bill_id, entry_id, order_id, order_line_id, kind, name, spec_name, unit, amount_fen, words, by_kind, by_member_id, happened_at)
    select bill_id, entry_id, order_id, order_line_id, 'adjust', name, spec_name, unit, ${byFen}::bigint, ${given.words}, ${side.kind}, ${side.memberId}, now()
    from bill_line where id = ${lineId}`);
};

const Asked = z.strictObject({ shouldFen: z.number().nullable(), saysFen: z.number() });

/** A dispute is no occasion to ask for more: a line is raised to what the buyer himself says of it, and no further. */
const requireAsked = async (tx: Tx, disputeId: Id, byFen: number): Promise<void> => {
  const [row] = await readRows(tx, Asked)`
    select d.should_fen::float8 as "shouldFen", (select sum(a.amount_fen) from bill_line a
      where a.entry_id = l.entry_id and a.order_line_id is not distinct from l.order_line_id and a.kind <> 'refund')::float8 as "saysFen"
    from bill_dispute d join bill_line l on l.id = d.line_id where d.id = ${disputeId}`;
  const { shouldFen, saysFen } = row as z.infer<typeof Asked>;
  if (shouldFen === null || saysFen + byFen > shouldFen)
    throw refuse('bill.adjusted_above', { amount: toYuan(fen(Math.max(saysFen, shouldFen ?? 0))) });
};

/** Whether more was taken off some goods than the bill asks for them. */
const goesBelow = async (tx: Tx, billId: Id): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    select from bill_line l join bill_entry e on e.id = l.entry_id where l.bill_id = ${billId} and e.left_at is null
    group by l.order_id, l.order_line_id having sum(l.amount_fen) < 0 limit 1`);
  return rowCount === 1;
};

const Open = z.strictObject({ open: z.number() });

/** When no line is in question any more, the company has the next word. */
export const askAgain = async (
  tx: Tx,
  side: StoreSide | MallSide,
  billId: Id,
  event: 'answer' | 'moveOut',
  reason: string,
): Promise<void> => {
  const [row] = await readRows(tx, Open)`select count(*)::int as open from bill_dispute where bill_id = ${billId} and answer = 'waiting'`;
  if (row?.open !== 0) return;
  await moveBill(tx, billId, event, byOf(side), { reason, also: sql`, rev = rev + 1, confirm_by = ${workingDaysOn}` });
  await tellBill(tx, 'buyer', billId, 'answered', { reason });
};
