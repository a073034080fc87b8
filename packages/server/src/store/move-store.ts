import { storeMachine } from '@mall/contract/store/store.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a store's state. A store belongs to nobody in particular: whoever works for it is told by name. */
export const { move: moveStore } = mover({
  machine: storeMachine,
  table: 'store',
  events: { table: 'store_event', of: 'store_id' },
  variant: { column: `'store'::text`, values: ['store'] },
  whose: 'id',
  moved: 'store.standing_moved',
  said: { storeName: 'name' },
});
