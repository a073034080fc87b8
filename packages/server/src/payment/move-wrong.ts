import { wrongMachine } from '@mall/contract/payment/wrong-payment.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of the state of a payment of a wrong amount. */
export const { move: moveWrong, tryMove: tryMoveWrong } = mover({
  machine: wrongMachine,
  table: 'wrong_payment',
  events: { table: 'wrong_payment_event', of: 'wrong_payment_id' },
  variant: { column: `'wrong'::text`, values: ['wrong'] },
  whose: 'proposed_by',
  moved: 'order.moved',
});
