import type { Id } from '@mall/contract/kernel/fields.ts';
import { type EditStanding, nextRun } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';
import { requireStandingParts } from './require-standing-parts.ts';

const Today = z.strictObject({ today: z.string() });

/** Days of the old calendar that were left out and are to come mean nothing in another. Gives the day behind which the new one begins. */
const forgetSkips = async (tx: Tx, id: Id): Promise<string> => {
  await tx.execute(sql`delete from standing_order_run where standing_id = ${id} and result = 'skipped' and due_on > current_date`);
  const [row] = await readRows(tx, Today)`select current_date::text as today`;
  return (row as z.infer<typeof Today>).today;
};

/** Changes one's own standing order; another calendar begins with its next day. */
export const editStanding = async (tx: Tx, side: BuyerSide, { id, ...input }: EditStanding): Promise<null> => {
  const held = await holdStanding(tx, side, id);
  if (held.state === 'ended') throw refuse('standing.moved');
  await requireStandingParts(tx, side, input);
  const { name, listId, period, day, addressId, payMode, projectId } = input;
  const same = held.period === period && held.day === day;
  const nextOn = same ? held.nextOn : nextRun(period, day, await forgetSkips(tx, id));
  await tx.execute(sql`
    update standing_order set name = ${name}, list_id = ${listId}, period = ${period}, day = ${day}, address_id = ${addressId}, pay_mode = ${payMode}, project_id = ${projectId}::bigint,
      next_on = ${nextOn}::date
    where id = ${id}`);
  return null;
};
