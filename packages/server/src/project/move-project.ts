import { projectMachine } from '@mall/contract/project/project.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a project's state. There is one kind of projects, so that every event leads one way. */
export const { move: moveProject } = mover({
  machine: projectMachine,
  table: 'project',
  events: { table: 'project_event', of: 'project_id' },
  variant: { column: `'project'::text`, values: ['project'] },
  moved: 'project.moved',
});
