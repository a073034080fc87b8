import type { Id } from '@mall/contract/kernel/fields.ts';
import { nextRun } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';

/** Takes back that the run before the next was left out; on its own day it is too late. A run that is to come has no row. */
export const unskipStanding = async (tx: Tx, side: BuyerSide, id: Id, skipped: string): Promise<{ nextDate: string }> => {
  const { state, period, day, nextOn } = await holdStanding(tx, side, id);
  if (state !== 'active' || nextRun(period, day, skipped) !== nextOn) throw refuse('standing.moved');
  const { rowCount } = await tx.execute(sql`
    delete from standing_order_run where standing_id = ${id} and due_on = ${skipped}::date and result = 'skipped' and due_on > current_date`);
  if (rowCount !== 1) throw refuse('standing.moved');
  await tx.execute(sql`update standing_order set next_on = ${skipped}::date where id = ${id}`);
  return { nextDate: skipped };
};
