import { creditMachine } from '@mall/contract/credit/credit.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of the state of a purchase quota. */
export const { move: moveCredit, tryMove: tryMoveCredit } = mover({
  machine: creditMachine,
  table: 'credit_account',
  events: { table: 'credit_account_event', of: 'account_id' },
  variant: { column: `'credit'::text`, values: ['credit'] },
  moved: 'credit.moved',
  arriving: () => ({ state_at: sql`now()` }),
});
