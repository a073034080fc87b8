import { type DisputeEvent, disputeMachine } from '@mall/contract/billing/bill-dispute.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Ended = z.strictObject({ lineId: Id });

/** The only writer of what became of disputes (as `d`, with their line `l`): of those that `which` names and that wait. Whoever comes second is refused. The bill is held by the caller. */
export const endDisputes = async (
  tx: Tx,
  billId: Id,
  event: DisputeEvent,
  { which, by, words }: { which: SQL; by: Id; words: string },
): Promise<Id[]> => {
  const [from] = disputeMachine.from(event);
  const rows = await readRows(tx, Ended)`
    update bill_dispute d set answer = ${from && disputeMachine.next(from, event)}, answer_words = ${words}, answered_by = ${by}, answered_at = now()
    from bill_line l where l.id = d.line_id and d.bill_id = ${billId} and d.answer = ${from} and ${which} returning d.line_id::text as "lineId"`;
  if (rows.length === 0) throw refuse('bill.moved');
  return rows.map(({ lineId }) => lineId);
};
