import { processMachine } from '@mall/contract/approval/process.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a process's state. A process has no kinds: the column that never differs stands for them. */
export const { move: moveProcess } = mover({
  machine: processMachine,
  table: 'approval_process',
  events: { table: 'approval_process_event', of: 'process_id' },
  variant: { column: 'biz_type', values: ['order'] },
  moved: 'approval.process_moved',
});
