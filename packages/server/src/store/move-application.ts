import { applicationMachine } from '@mall/contract/store/application.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a registration's state. */
export const { move: moveApplication } = mover({
  machine: applicationMachine,
  table: 'store_application',
  events: { table: 'store_application_event', of: 'application_id' },
  variant: { column: `'application'::text`, values: ['application'] },
  moved: 'store.moved',
  said: { storeName: 'store_name' },
});
