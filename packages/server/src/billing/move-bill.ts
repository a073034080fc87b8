import { billMachine } from '@mall/contract/billing/bill.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a bill's state. */
export const { move: moveBill } = mover({
  machine: billMachine,
  table: 'bill',
  events: { table: 'bill_event', of: 'bill_id' },
  variant: { column: `'bill'::text`, values: ['bill'] },
  // A bill that the clock made is nobody's but the company's.
  whose: 'company_id',
  moved: 'bill.moved',
});
