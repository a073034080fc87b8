import { billPaymentMachine } from '@mall/contract/billing/bill-payment.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of the state of a bill's payment. */
export const { move: movePayment } = mover({
  machine: billPaymentMachine,
  table: 'bill_payment',
  events: { table: 'bill_payment_event', of: 'payment_id' },
  variant: { column: `'payment'::text`, values: ['payment'] },
  moved: 'bill.moved',
});
