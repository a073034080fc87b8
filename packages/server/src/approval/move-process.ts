import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { processMachine } from '@mall/contract/approval/process.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a process's state, whatever it is asked for. */
export const { move: moveProcess } = mover({
  machine: processMachine,
  table: 'approval_process',
  events: { table: 'approval_process_event', of: 'process_id' },
  variant: { column: 'biz_type', values: bizTypes },
  moved: 'approval.process_moved',
});
