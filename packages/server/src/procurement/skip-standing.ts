import type { Id } from '@mall/contract/kernel/fields.ts';
import { nextRun } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';

/** Leaves the run out that the asker sees as the next; its row says so. */
export const skipStanding = async (tx: Tx, side: BuyerSide, id: Id, seen: string): Promise<{ nextDate: string }> => {
  const { state, period, day, nextOn } = await holdStanding(tx, side, id);
  if (state !== 'active' || nextOn !== seen) throw refuse('standing.moved');
  const nextDate = nextRun(period, day, nextOn);
  await tx.execute(sql`insert into standing_order_run (standing_id, due_on, result) values (${id}, ${nextOn}::date, 'skipped')`);
  await tx.execute(sql`update standing_order set next_on = ${nextDate}::date where id = ${id}`);
  return { nextDate };
};
