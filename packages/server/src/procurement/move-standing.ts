import { standingMachine } from '@mall/contract/procurement/standing.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a standing order's state. */
export const { move: moveStanding } = mover({
  machine: standingMachine,
  table: 'standing_order',
  events: { table: 'standing_order_event', of: 'standing_id' },
  variant: { column: `'standing'::text`, values: ['standing'] },
  moved: 'standing.moved',
});
