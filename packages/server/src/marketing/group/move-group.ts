import { groupMachine } from '@mall/contract/marketing/group-buy.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import { mover } from '../../kernel/move.ts';

/** The only writer of a group buy's state. */
export const { move: moveGroup } = mover({
  machine: groupMachine,
  table: 'group_buy',
  events: { table: 'group_event', of: 'group_id' },
  variant: { column: `'group'::text`, values: ['group'] },
  whose: 'spec_id',
  moved: 'marketing.activity_moved',
  arriving: (state): Readonly<Record<string, SQL>> => (groupMachine.open.includes(state) ? {} : { ended_at: sql`now()` }),
});
