import { invoiceMachine } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of the state of an invoice. */
export const { move: moveInvoice } = mover({
  machine: invoiceMachine,
  table: 'invoice',
  events: { table: 'invoice_event', of: 'invoice_id' },
  variant: { column: 'type', values: invoiceTypes },
  moved: 'invoice.moved',
  arriving: () => ({ state_at: sql`now()` }),
});
