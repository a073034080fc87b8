import { seckillApplicationMachine } from '@mall/contract/marketing/seckill-application.machine.ts';
import { mover } from '../../kernel/move.ts';

/** The only writer of the state of a store's application for a session. */
export const { move: moveApplication } = mover({
  machine: seckillApplicationMachine,
  table: 'seckill_application',
  events: { table: 'seckill_application_event', of: 'application_id' },
  variant: { column: `'application'::text`, values: ['application'] },
  moved: 'marketing.activity_moved',
});
