import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of what became of something that was entered of a purchase quota. */
export const { move: moveAct } = mover({
  machine: creditActMachine,
  table: 'credit_act',
  events: { table: 'credit_act_event', of: 'act_id' },
  variant: { column: `'act'::text`, values: ['act'] },
  whose: 'entered_by',
  moved: 'credit.moved',
  arriving: (state) => ({ ended_at: creditActMachine.open.includes(state) ? sql`null` : sql`now()` }),
});
