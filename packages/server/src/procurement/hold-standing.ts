import { Id } from '@mall/contract/kernel/fields.ts';
import { standingStates } from '@mall/contract/procurement/standing.machine.ts';
import { periods } from '@mall/contract/procurement/standing.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({
  id: Id,
  state: z.enum(standingStates),
  period: z.enum(periods),
  day: z.number(),
  nextOn: z.string().nullable(),
  /** Its calendar goes on behind this day: today, or a later one that was left out already. */
  after: z.string(),
  today: z.string(),
});

/** One's own standing order, held until the transaction ends, so that the clock does not run it meanwhile. */
export const holdStanding = async (tx: Tx, { memberId }: BuyerSide, id: Id): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`
    select id::text, state, period, day, next_on::text as "nextOn", 
      greatest(current_date, (select max(r.due_on) from standing_order_run r where r.standing_id = standing_order.id))::text as after,
      current_date::text as today
    from standing_order
    where id = ${id} and member_id = ${memberId} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};
