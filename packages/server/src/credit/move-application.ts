import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of what became of an application for a purchase quota. */
export const { move: moveApplication } = mover({
  machine: applicationMachine,
  table: 'credit_application',
  events: { table: 'credit_application_event', of: 'application_id' },
  variant: { column: `'application'::text`, values: ['application'] },
  moved: 'credit.moved',
  arriving: (state) => ({ decided_at: applicationMachine.open.includes(state) ? sql`null` : sql`now()` }),
});
