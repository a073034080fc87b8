import { type EditStanding, nextRun } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';
import { requireStandingParts } from './require-standing-parts.ts';

/** Changes one's own standing order; another calendar begins with its next day, and what was left out of the old one is no day of it. */
export const editStanding = async (tx: Tx, side: BuyerSide, { id, ...input }: EditStanding): Promise<null> => {
  const held = await holdStanding(tx, side, id);
  if (held.state === 'ended') throw refuse('standing.moved');
  await requireStandingParts(tx, side, input);
  const { name, listId, period, day, addressId, payMode, projectId } = input;
  const same = held.period === period && held.day === day;
  if (!same)
    await tx.execute(sql`delete from standing_order_run where standing_id = ${id} and result = 'skipped' and due_on > current_date`);
  await tx.execute(sql`
    update standing_order set name = ${name}, list_id = ${listId}, period = ${period}, day = ${day}, address_id = ${addressId}, pay_mode = ${payMode}, project_id = ${projectId}::bigint,
      next_on = case when ${same} then next_on else ${nextRun(period, day, held.today)}::date end
    where id = ${id}`);
  return null;
};
