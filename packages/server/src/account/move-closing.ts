import { closingMachine } from '@mall/contract/account/closing.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of how the closing of an account stands. */
export const { move: moveClosing } = mover({
  machine: closingMachine,
  table: 'account_closing',
  events: { table: 'account_closing_event', of: 'closing_id' },
  variant: { column: `'closing'::text`, values: ['closing'] },
  moved: 'account.closing_none',
  arriving: () => ({ ended_at: sql`now()` }),
});
